import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamDiscount } from '../../../contracts/team/discount.ts'
import { useDiscountWords } from './use-discount-words.ts'

/** Someone else has saved the discount in the meantime: what it did and does now, in words. */
export function DiscountConflict({
  before,
  current,
  onSaveAnyway,
  onDiscard,
  onClose,
}: {
  before: TeamDiscount
  current: TeamDiscount
  onSaveAnyway: () => void
  onDiscard: () => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const titleId = useId()
  const { sentences } = useDiscountWords()
  const known = new Set([before.title, ...sentences(before)])
  const changed = [current.title, ...sentences(current)].filter((sentence) => !known.has(sentence))
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('desk.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate('desk.conflict.text')}</Typography>
        <ul>
          {changed.map((sentence) => (
            <Typography component="li" variant="body2" key={sentence}>
              {sentence}
            </Typography>
          ))}
        </ul>
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
