import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** `start` is a date or number. */
export function AsideLine({ start, children }: { start: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, paddingTop: 0.5, typography: 'body2' }}>
      <Box sx={{ width: '5rem', flexShrink: 0, color: 'text.secondary' }}>{start}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}
