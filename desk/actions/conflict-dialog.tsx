import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

/** Someone else has saved the item: shows their changes (`children`), and the editor chooses the version to keep. */
export function ConflictDialog({
  onSaveAnyway,
  onDiscard,
  onClose,
  children,
}: {
  onSaveAnyway: () => void
  onDiscard: () => void
  onClose: () => void
  children: ReactNode
}) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('desk.conflict.title')}</DialogTitle>
      {/* It may scroll. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <Typography>{translate('desk.conflict.text')}</Typography>
        {children}
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

export function ChangedLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <Typography component="li" variant="body2" key={line}>
          {line}
        </Typography>
      ))}
    </ul>
  )
}
