import { Box, Button, Link, Typography } from '@mui/material'
import { type ComponentProps, createContext, type ReactElement, use, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Action } from '#desk/actions/action.ts'
import { usePress } from '#desk/actions/use-action.ts'
import { SectionList } from '#desk/list/section-list.tsx'
import { focusMain } from '#desk/page/focus-main.ts'
import { useDesk } from '#desk/provider/desk-context.ts'
import { hasRole } from '#domain/team/roles.ts'

/** Removing can be undone in the notice above the list. */
const REMOVE: Action<TeamItem> = { name: 'remove', isResultShown: true }

type Removal = { readonly item: TeamItem; readonly text: string }

/** Provides the function that is called with a removed item and its message. */
const RemovalContext = createContext<(removed: Removal) => void>(() => {})

const RESTORE: Action<TeamItem> = { name: 'restore' }

/** A list in which removing an item can be undone. */
export function RemovableList<Item extends TeamItem>({
  resource,
  tab,
  sortedBy,
  filters,
  columns,
  row,
}: {
  resource: 'synonyms' | 'search-rules'
  tab: 'synonyms' | 'rules'
  sortedBy: string
  filters: ReactElement[]
} & Pick<ComponentProps<typeof SectionList<Item>>, 'columns' | 'row'>) {
  const translate = useTranslate()
  const [removed, setRemoved] = useState<Removal | null>(null)
  function handleRestored() {
    setRemoved(null)
    // The pressed button is gone, so move the focus.
    focusMain()
  }
  return (
    <RemovalContext value={setRemoved}>
      <SectionList
        sort={{ field: sortedBy, order: 'ASC' }}
        filters={filters}
        hasCreate
        below={
          <>
            <SearchTabs current={tab} />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
              {translate(`resources.${resource}.explain`)}
            </Typography>
            {removed && (
              <RemovedItem
                key={removed.item.id}
                resource={resource}
                item={removed.item}
                text={removed.text}
                onRestored={handleRestored}
              />
            )}
          </>
        }
        columns={columns}
        row={row}
      />
    </RemovalContext>
  )
}

/** Returns a function that removes an item. The list then shows `text`, with a button to undo the removal. */
export function useRemoval(resource: string, item: TeamItem, text: string) {
  const onRemoved = use(RemovalContext)
  const { state, press } = usePress(resource, item, REMOVE)
  async function remove() {
    if (await press()) onRemoved({ item: { ...item, version: item.version + 1 }, text })
  }
  return { isBusy: state.kind === 'busy', remove }
}

/** A button in a row. Its accessible name includes the item. */
export function RowButton({
  label,
  name,
  isBusy,
  hasFocus = false,
  onPress,
}: {
  label: string
  name: string
  isBusy: boolean
  hasFocus?: boolean
  onPress: () => void
}) {
  return (
    <Button
      size="small"
      sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: 1 }}
      disabled={isBusy}
      autoFocus={hasFocus}
      aria-label={`${label}: ${name}`}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** Confirms the removal and offers to undo it. */
function RemovedItem({
  resource,
  item,
  text,
  onRestored,
}: {
  resource: string
  item: TeamItem
  text: string
  onRestored: () => void
}) {
  const translate = useTranslate()
  const { state, press } = usePress(resource, item, RESTORE)
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        backgroundColor: 'action.selected',
        paddingInline: 2,
        paddingBlock: 0.5,
        marginTop: 1.5,
      }}
    >
      <Typography variant="body2">{text}</Typography>
      {state.kind !== 'outdated' && (
        <Button
          size="small"
          // Takes the focus from the removed button.
          autoFocus
          disabled={state.kind === 'busy'}
          onClick={async () => (await press()) && onRestored()}
        >
          {translate('ra.action.undo')}
        </Button>
      )}
    </Box>
  )
}

const TABS = {
  'nothing-found': `/searches?${toQuery('nothing-found')}`,
  found: `/searches?${toQuery('found')}`,
  synonyms: '/synonyms',
  rules: '/search-rules',
}
type SearchTab = keyof typeof TABS

/** Shows tabs for the parts that the person may use. */
export function SearchTabs({ current }: { current: SearchTab }) {
  const translate = useTranslate()
  const { roles } = useDesk().session
  const tabs = Object.entries(TABS).filter(([tab]) => tab !== 'rules' || hasRole(roles, ['catalogue']))
  return (
    <Box
      component="nav"
      aria-label={translate('resources.searches.parts')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(([tab, url]) => (
        <Link
          key={tab}
          component={RouterLink}
          to={url}
          underline="none"
          variant="body2"
          {...(tab === current && { 'aria-current': 'page' as const })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            marginBottom: '-1px',
            borderBottom: 2,
            borderColor: tab === current ? 'text.primary' : 'transparent',
            color: tab === current ? 'text.primary' : 'text.secondary',
            '&:hover': { color: 'text.primary' },
          }}
        >
          {translate(`resources.searches.tabs.${tab}`)}
        </Link>
      ))}
    </Box>
  )
}

function toQuery(kind: 'nothing-found' | 'found'): string {
  return new URLSearchParams({
    filter: JSON.stringify({ kind }),
    sort: 'visitors',
    order: 'DESC',
    page: '1',
  }).toString()
}
