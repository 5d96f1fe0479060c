import { Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRefusalText } from '#desk/provider/use-save.ts'

/** Shows the reason and a button to retry. */
export function FaultNotice({ fault, onRepeat }: { fault: unknown; onRepeat: () => unknown }) {
  const translate = useTranslate()
  const textOf = useRefusalText()
  return (
    <div role="alert">
      <Typography>{textOf(fault)}</Typography>
      <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => onRepeat()}>
        {translate('desk.try-again')}
      </Button>
    </div>
  )
}
