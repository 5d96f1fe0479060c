import { Button, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useErrorText } from '../provider/use-save.ts'

/** Shows an error message and a retry button. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const translate = useTranslate()
  const describeError = useErrorText()
  return (
    <div role="alert">
      <Typography>{describeError(error)}</Typography>
      <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => onRetry()}>
        {translate('desk.try-again')}
      </Button>
    </div>
  )
}

export function ItemError({ error }: { error: unknown }) {
  const describeError = useErrorText()
  return <Typography role="alert">{describeError(error)}</Typography>
}

export function ListError() {
  const { error, refetch } = useListContext()
  return <ErrorNotice error={error} onRetry={refetch} />
}
