import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useResourceContext, useTranslate } from 'react-admin'
import type { SavedFilter } from '../../../contracts/team/saved-filter.ts'
import { useNameProblem } from './use-name-problem.ts'
import { useSavedFilters } from './use-saved-filters.ts'

/** Renames and removes the filters that the person has saved for a list. */
export function ManageFilters({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const { filters } = useSavedFilters(resource ?? '')
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('desk.saved-filters.manage')}</DialogTitle>
      <DialogContent>
        {filters.map((filter) => (
          <Row key={`${filter.id} ${filter.version}`} filter={filter} />
        ))}
        {filters.length === 0 && translate('desk.saved-filters.none')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Row({ filter }: { filter: SavedFilter }) {
  const translate = useTranslate()
  const notify = useNotify()
  const problemOf = useNameProblem()
  const { rename, remove } = useSavedFilters(filter.resource)
  const [name, setName] = useState(filter.name)
  const [problem, setProblem] = useState<string | null>(null)
  const word = (key: string) => translate(`desk.saved-filters.${key}`, { name: filter.name })

  async function change(run: () => Promise<void>) {
    try {
      await run()
      notify('desk.saved', { type: 'success' })
    } catch (fault) {
      setProblem(problemOf(fault))
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    return change(() => rename(filter, name))
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', paddingY: 1 }}
    >
      <TextField
        required
        label={word('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem !== null}
        helperText={problem}
        sx={{ flex: '1 1 12rem', margin: 0 }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={name.trim() === filter.name}
        aria-label={word('rename-one')}
      >
        {word('rename')}
      </Button>
      <Button aria-label={word('remove-one')} onClick={() => change(() => remove(filter))}>
        {word('remove')}
      </Button>
    </Box>
  )
}
