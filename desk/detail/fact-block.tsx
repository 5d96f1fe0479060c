import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function FactBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        paddingBlock: 2.25,
        borderTop: 1,
        borderColor: 'divider',
        // Links below each other need enough distance to be pressed.
        '& a': { display: 'inline-block', paddingBlock: 0.375 },
        '&:first-of-type': { paddingTop: 0, borderTop: 0 },
      }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  )
}
