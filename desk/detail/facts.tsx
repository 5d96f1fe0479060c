import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type Address, formatAddress } from '#domain/address/address.ts'
import { useFormat } from '../format/use-format.ts'

type Fact = readonly [name: string, value: ReactNode]

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

export function AddressText({ address }: { address: Address }) {
  const { country } = useFormat()
  return (
    <Typography component="address" variant="body2" sx={{ paddingTop: 0.75, fontStyle: 'normal' }}>
      {[...formatAddress(address), country(address.country), address.phone].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Typography>
  )
}
