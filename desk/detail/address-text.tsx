import { Typography } from '@mui/material'
import { type Address, addressLines } from '#domain/address/address.ts'
import { useFormat } from '../format/use-format.ts'

export function AddressText({ address }: { address: Address }) {
  const { country } = useFormat()
  return (
    <Typography component="address" variant="body2" sx={{ paddingTop: 0.75, fontStyle: 'normal' }}>
      {[...addressLines(address), country(address.country), address.phone].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Typography>
  )
}
