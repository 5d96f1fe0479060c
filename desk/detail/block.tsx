import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function Block({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBottom: 4 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          borderBottom: 1,
          borderColor: 'text.primary',
          paddingBottom: 0.75,
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {aside && (
          <Typography variant="body2" color="textSecondary">
            {aside}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  )
}

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
