import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of the facts beside an item, divided by a fine line from the one above. */
export function FactBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        paddingBlock: 2.25,
        borderTop: 1,
        borderColor: 'divider',
        // Links below each other are far enough apart to be met.
        '& a': { display: 'inline-block', paddingBlock: 0.375 },
        '&:first-of-type': { paddingTop: 0, borderTop: 0 },
      }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  )
}
