import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function Entries({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </Box>
  )
}

export function Entry({ start, children, end }: { start: ReactNode; children: ReactNode; end: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        borderBottom: 1,
        borderColor: 'divider',
        paddingY: 1,
      }}
    >
      <Typography variant="body2" component="div" sx={{ width: '10rem' }}>
        {start}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ flex: '1 1 14rem', minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      <Typography variant="body2" component="div" sx={{ minWidth: 0 }}>
        {end}
      </Typography>
    </Box>
  )
}
