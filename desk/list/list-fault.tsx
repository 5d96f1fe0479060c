import { Button, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useRefusalText } from '../actions/use-refusal-text.ts'

/** In place of a list that could not be loaded. */
export function ListFault() {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const { error, refetch } = useListContext()
  return (
    <div role="alert">
      <Typography>{textOf(error)}</Typography>
      <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => refetch()}>
        {translate('desk.try-again')}
      </Button>
    </div>
  )
}
