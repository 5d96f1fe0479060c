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
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { z } from 'zod'
import { teamItemResponse } from '#contracts/team/responses.ts'
import type { SavedFilter } from '#contracts/team/saved-filter.ts'
import { SAVED_FILTERS_MAX, savedFilter } from '#contracts/team/saved-filter.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { callTeam, RefusedCall } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'

/** A predefined filter of a section; its message is `resources.{resource}.ready.{name}`. */
export type ReadyFilter = { name: string; filter: Readonly<Record<string, unknown>> }

const PATH = '/saved-filters'

const listResponse = z.object({ items: z.array(savedFilter) })

/** The predefined filters, the person's own, and the current one to be saved. */
export function SavedFilters({ ready }: { ready: readonly ReadyFilter[] }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const { filterValues, setFilters } = useListContext()
  const { filters } = useSavedFilters(resource ?? '')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const word = (key: string) => translate(`desk.saved-filters.${key}`)
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
        {word('title')}
      </Button>
      <Menu
        // Stays within the landmark of the list.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {ready.map(({ name, filter }) => (
          <MenuItem key={name} onClick={() => apply(filter)}>
            {translate(`resources.${resource}.ready.${name}`)}
          </MenuItem>
        ))}
        {filters.length > 0 && <ListSubheader role="presentation">{word('own')}</ListSubheader>}
        {filters.map(({ id: key, name, filter }) => (
          <MenuItem key={key} onClick={() => apply(filter)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem divider={false} disabled={current.length === 0} onClick={() => open('save')}>
          {word('save')}
        </MenuItem>
        {filters.length > 0 && <MenuItem onClick={() => open('manage')}>{word('manage')}</MenuItem>}
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

/** The problem of a name, from a refusal. */
function useNameProblem(): (fault: unknown) => string {
  const translate = useTranslate()
  const textOf = useRefusalText()
  return (fault) => {
    const [field] = fault instanceof RefusedCall ? (fault.refusal.fields ?? []) : []
    return field ? translate(`errors.fields.${field.code}`, { _: textOf(fault) }) : textOf(fault)
  }
}

function useSavedFilters(resource: string) {
  const client = useQueryClient()
  const queryKey = ['saved-filters', resource]
  const { data } = useQuery({
    queryKey,
    queryFn: () => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ resource }),
        sort: 'name',
        range: `0-${SAVED_FILTERS_MAX - 1}`,
      })
      return callTeam(listResponse, { path: `${PATH}?${query}` })
    },
  })
  async function change(request: Omit<Parameters<typeof callTeam>[1], 'path'> & { path: string }) {
    await callTeam(teamItemResponse, request)
    await client.invalidateQueries({ queryKey })
  }
  return {
    filters: data?.items ?? [],
    save: (name: string, filter: Record<string, unknown>) =>
      change({ method: 'POST', path: PATH, body: { input: { resource, name, filter } }, key: newKey() }),
    rename: ({ id, version }: SavedFilter, name: string) =>
      change({ method: 'PATCH', path: `${PATH}/${id}`, body: { version, changes: { name } } }),
    remove: ({ id, version }: SavedFilter) =>
      change({ method: 'POST', path: `${PATH}/${id}/remove`, body: { version, input: {} }, key: newKey() }),
  }
}
