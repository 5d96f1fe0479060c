import { Button, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useRefusalText } from '../provider/use-save.ts'

/** Shows an error message and a retry button. */
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

export function ItemFault({ fault }: { fault: unknown }) {
  const textOf = useRefusalText()
  return <Typography role="alert">{textOf(fault)}</Typography>
}

export function ListFault() {
  const { error, refetch } = useListContext()
  return <FaultNotice fault={error} onRepeat={refetch} />
}
