import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ListSubheader,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useGetList, useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { teamItem } from '#contracts/team/convention.ts'
import { SAVED_FILTERS_MAX, type SavedFilter, savedFilter } from '#contracts/team/saved-filter.ts'
import { type Outcome, useSave } from '../provider/use-save.ts'

/** A predefined filter of a section. Its message is `resources.{resource}.ready.{name}`. */
export type PredefinedFilter = { name: string; filter: Readonly<Record<string, unknown>> }

/** A menu of predefined filters and the person's own filters, with a way to save the current one. */
export function SavedFilters({ predefinedFilters }: { predefinedFilters: readonly PredefinedFilter[] }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const { filterValues, setFilters } = useListContext()
  const { filters } = useSavedFilters(resource ?? '')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const t = (key: string) => translate(`desk.saved-filters.${key}`)
  const current = Object.entries(filterValues ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  )

  function apply(filter: Readonly<Record<string, unknown>>) {
    setAnchor(null)
    setFilters({ ...filter }, undefined)
  }
  function open(next: 'save' | 'manage') {
    setAnchor(null)
    setDialog(next)
  }
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('title')}
      </Button>
      <Menu
        // Keep the menu inside the landmark of the list.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {predefinedFilters.map(({ name, filter }) => (
          <MenuItem key={name} onClick={() => apply(filter)}>
            {translate(`resources.${resource}.ready.${name}`)}
          </MenuItem>
        ))}
        {filters.length > 0 && <ListSubheader role="presentation">{t('own')}</ListSubheader>}
        {filters.map(({ id: key, name, filter }) => (
          <MenuItem key={key} onClick={() => apply(filter)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem divider={false} disabled={current.length === 0} onClick={() => open('save')}>
          {t('save')}
        </MenuItem>
        {filters.length > 0 && <MenuItem onClick={() => open('manage')}>{t('manage')}</MenuItem>}
      </Menu>
      {dialog === 'save' && (
        <SaveFilter filter={Object.fromEntries(current)} onClose={() => setDialog(null)} />
      )}
      {dialog === 'manage' && <ManageFilters onClose={() => setDialog(null)} />}
    </>
  )
}

function SaveFilter({ filter, onClose }: { filter: Record<string, unknown>; onClose: () => void }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const { save } = useSavedFilters(resource ?? '')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const t = (key: string) => translate(`desk.saved-filters.${key}`)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const nextProblem = await save(name, filter)
    setProblem(nextProblem)
    if (nextProblem === null) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id={id}>{t('save')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            label={t('name')}
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

function ManageFilters({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const { filters } = useSavedFilters(resource ?? '')
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('desk.saved-filters.manage')}</DialogTitle>
      <DialogContent>
        {filters.map((filter) => (
          <SavedFilterRow key={`${filter.id} ${filter.version}`} filter={filter} />
        ))}
        {filters.length === 0 && translate('desk.saved-filters.none')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function SavedFilterRow({ filter }: { filter: SavedFilter }) {
  const translate = useTranslate()
  const { rename, remove } = useSavedFilters(filter.resource)
  const [name, setName] = useState(filter.name)
  const [problem, setProblem] = useState<string | null>(null)
  const t = (key: string) => translate(`desk.saved-filters.${key}`, { name: filter.name })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(await rename(filter, name))
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', paddingY: 1 }}
    >
      <TextField
        required
        label={t('name')}
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
        aria-label={t('rename-one')}
      >
        {t('rename')}
      </Button>
      <Button aria-label={t('remove-one')} onClick={async () => setProblem(await remove(filter))}>
        {t('remove')}
      </Button>
    </Box>
  )
}

/** Saves, renames and removes filters. Each function returns the problem with the name, if any. */
function useSavedFilters(resource: string) {
  const notify = useNotify()
  const { create, update, act } = useSave('saved-filters', teamItem)
  const { data = [] } = useGetList('saved-filters', {
    filter: { resource },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: SAVED_FILTERS_MAX },
  })
  async function finish(saving: Promise<Outcome<unknown, unknown>>): Promise<string | null> {
    const outcome = await saving
    if (outcome.kind !== 'saved') return outcome.fields[0]?.text ?? outcome.text
    notify('desk.saved', { type: 'success' })
    return null
  }
  return {
    filters: data.map((item) => savedFilter.parse(item)),
    save: (name: string, filter: Record<string, unknown>) => finish(create({ resource, name, filter })),
    rename: (filter: SavedFilter, name: string) => finish(update(filter, { name })),
    remove: (filter: SavedFilter) => finish(act(filter, 'remove', {})),
  }
}
