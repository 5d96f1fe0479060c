import { Button, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import { ManageFilters } from './manage-filters.tsx'
import { SaveFilter } from './save-filter.tsx'
import { useSavedFilters } from './use-saved-filters.ts'

/** A filter that everyone finds in a section; its words are `resources.{resource}.ready.{name}`. */
export type ReadyFilter = { name: string; filter: Readonly<Record<string, unknown>> }

/** The saved filters of a list: those of the section, the person's own, and the current ones to be saved. */
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
        // Within the landmark of the list.
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
