import { Typography } from '@mui/material'
import { useRefusalText } from '#desk/provider/use-save.ts'

export function ItemFault({ fault }: { fault: unknown }) {
  const textOf = useRefusalText()
  return <Typography role="alert">{textOf(fault)}</Typography>
}
