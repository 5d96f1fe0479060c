import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A group of fields. With `columns`, as many fields as fit are placed side by side. */
export function Group({
  title,
  columns,
  children,
}: {
  title: string
  columns?: number
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 4 }}>
      <Typography id={id} variant="h2" sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: columns
            ? { xs: 'minmax(0, 1fr)', sm: `repeat(auto-fit, minmax(${columns}px, 1fr))` }
            : '1fr',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
