import { Typography } from '@mui/material'
import { useRefusalText } from '../actions/use-refusal-text.ts'

export function ItemFault({ fault }: { fault: unknown }) {
  const textOf = useRefusalText()
  return <Typography role="alert">{textOf(fault)}</Typography>
}
