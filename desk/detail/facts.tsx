import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ margin: 0, paddingTop: 0.75 }}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', gap: 2, paddingY: 0.25 }}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ width: '7.75rem', flexShrink: 0, overflowWrap: 'anywhere' }}
            >
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0, flex: 1, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
