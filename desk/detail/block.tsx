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
