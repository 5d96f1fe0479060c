import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useResourceContext, useTranslate } from 'react-admin'
import { useNameProblem } from './use-name-problem.ts'
import { useSavedFilters } from './use-saved-filters.ts'

/** Saves the current filters of a list under a name. */
export function SaveFilter({ filter, onClose }: { filter: Record<string, unknown>; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const resource = useResourceContext()
  const id = useId()
  const problemOf = useNameProblem()
  const { save } = useSavedFilters(resource ?? '')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const word = (key: string) => translate(`desk.saved-filters.${key}`)

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await save(name, filter)
      notify('desk.saved', { type: 'success' })
      onClose()
    } catch (fault) {
      setProblem(problemOf(fault))
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id={id}>{word('save')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            label={word('name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={problem !== null}
            helperText={problem}
            sx={{ marginTop: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
