import { Box, Link } from '@mui/material'
import { useGetList, useListContext, useStore, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamRequest, teamRequest } from '#contracts/team/request.ts'
import { RowLink } from '#desk/detail/aside.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { isRecentlyActive } from '#desk/waiting/use-waiting.ts'
import { getListUrl } from '#desk/waiting/waiting.ts'
import { DueText, useRequestLabels } from './request-labels.tsx'

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
const COUNT_REFRESH_MS = 60_000

/** Links to the inbox's views, with counts for those that need work. Other filters are preserved. */
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
        const url = getListUrl({ resource: 'requests', filter: { ...others, ...filter }, sort: null })
        return (
          <Link
            key={name}
            component={RouterLink}
            to={url}
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
    { refetchInterval: () => isRecentlyActive() && COUNT_REFRESH_MS },
  )
  if (total === undefined) return null
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {number(total)}
    </Box>
  )
}

/** The list parameters, as react-admin stores them. */
type ListParams = { filter?: object; sort?: string; order?: 'ASC' | 'DESC'; page?: number; perPage?: number }

const INBOX_REFRESH_MS = 30_000

/** Shows the inbox with the filter, order and page last used, so that the next request is one click away. */
export function InboxColumn({ currentId }: { currentId: string }) {
  const translate = useTranslate()
  const [listParams] = useStore<ListParams>('requests.listParams', {})
  const { filter = OPEN_VIEW, sort: field = 'replyBy', order = 'ASC', page = 1, perPage = 25 } = listParams
  const { data = [] } = useGetList(
    'requests',
    { filter, sort: { field, order }, pagination: { page, perPage } },
    { refetchInterval: () => isRecentlyActive() && INBOX_REFRESH_MS },
  )
  return (
    <Box
      component="nav"
      aria-label={translate('resources.requests.name', { smart_count: 2 })}
      sx={{
        position: 'sticky',
        top: 0,
        alignSelf: 'start',
        maxHeight: '100vh',
        overflowY: 'auto',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((item) => (
          <li key={item.id}>
            <Row request={teamRequest.parse(item)} isCurrent={item.id === currentId} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Row({ request, isCurrent }: { request: TeamRequest; isCurrent: boolean }) {
  const { language } = useFormat()
  const labels = useRequestLabels()
  const [kind, subject] = [labels.kind(request), labels.subject(request)]
  const line = { display: 'flex', justifyContent: 'space-between', columnGap: 1 }
  return (
    <RowLink to={`/requests/${request.id}/show`} isCurrent={isCurrent}>
      <Box component="span" sx={line}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {request.name || request.email}
        </Box>
        <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary' }}>
          <DueText request={request} />
        </Box>
      </Box>
      {subject !== kind && <span>{subject}</span>}
      <Box component="span" sx={{ ...line, color: 'text.secondary', typography: 'caption' }}>
        <span>{kind}</span>
        <span>{language(request.language)}</span>
      </Box>
    </RowLink>
  )
}
