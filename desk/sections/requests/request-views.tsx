import { Box, Link } from '@mui/material'
import { useGetList, useListContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useFormat } from '#desk/format/use-format.ts'
import { listAddress } from '#desk/waiting/list-address.ts'
import { isSomeoneHere } from '#desk/waiting/someone-here.ts'

type View = { name: string; filter: { state?: string; assignee?: string }; isCounted: boolean }

const VIEWS: readonly View[] = [
  { name: 'open', filter: { state: 'new' }, isCounted: true },
  { name: 'late', filter: { state: 'late' }, isCounted: true },
  { name: 'mine', filter: { state: 'unclosed', assignee: 'me' }, isCounted: true },
  { name: 'waiting', filter: { state: 'waiting' }, isCounted: true },
  { name: 'replied', filter: { state: 'replied' }, isCounted: false },
  { name: 'closed', filter: { state: 'closed' }, isCounted: false },
  { name: 'all', filter: {}, isCounted: false },
]
export const OPEN_VIEW = { state: 'new' }
const REFRESH_MS = 60_000

/** The inbox's views as links, with counts for those that need work. Other filters stay. */
export function RequestViews() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const { state, assignee, ...others } = filterValues
  return (
    <Box
      component="nav"
      aria-label={translate('resources.requests.views.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {VIEWS.map(({ name, filter, isCounted }) => {
        const isCurrent =
          state === filter.state && (filter.assignee === undefined || assignee === filter.assignee)
        const address = listAddress({ resource: 'requests', filter: { ...others, ...filter }, sort: null })
        return (
          <Link
            key={name}
            component={RouterLink}
            to={address}
            underline="none"
            variant="body2"
            {...(isCurrent && { 'aria-current': 'page' as const })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 44,
              marginBottom: '-1px',
              borderBottom: 2,
              borderColor: isCurrent ? 'text.primary' : 'transparent',
              color: isCurrent ? 'text.primary' : 'text.secondary',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {translate(`resources.requests.views.${name}`)}
            {isCounted && <Count filter={filter} />}
          </Link>
        )
      })}
    </Box>
  )
}

function Count({ filter }: Pick<View, 'filter'>) {
  const { number } = useFormat()
  const { total } = useGetList(
    'requests',
    { filter, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: () => isSomeoneHere() && REFRESH_MS },
  )
  if (total === undefined) return null
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {number(total)}
    </Box>
  )
}
