import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Buttons are beside or below the entry. */
export function Row({
  name,
  facts,
  children,
}: {
  name: string
  facts: readonly string[]
  children?: ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        paddingY: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>{children}</Box>
    </Box>
  )
}
