import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamProduct } from '../../../../contracts/team/product.ts'
import { changesOf, type FormValues, toForm } from './form-values.ts'

/** Someone else has saved the product in the meantime: what they changed, and whose version remains. */
export function Conflict({
  before,
  current,
  onSaveAnyway,
  onDiscard,
  onClose,
}: {
  before: FormValues
  current: TeamProduct
  onSaveAnyway: () => void
  onDiscard: () => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const changed = current.detail ? Object.entries(changesOf(before, toForm(current.detail))) : []
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('desk.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('desk.conflict.text')}</p>
        <dl>
          {changed.map(([field, value]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{translate('desk.conflict.discard')}</Button>
        <Button onClick={onSaveAnyway} variant="contained">
          {translate('desk.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
