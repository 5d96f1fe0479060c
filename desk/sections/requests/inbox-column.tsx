import { Box } from '@mui/material'
import { useGetList, useStore, useTranslate } from 'react-admin'
import { type TeamRequest, teamRequest } from '#contracts/team/request.ts'
import { RowLink } from '#desk/detail/row-link.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { isSomeoneHere } from '#desk/waiting/someone-here.ts'
import { DueText } from './due.tsx'
import { OPEN_VIEW } from './request-views.tsx'
import { useRequestWords } from './use-request-words.ts'

/** The list parameters, as react-admin stores them. */
type Shown = { filter?: object; sort?: string; order?: 'ASC' | 'DESC'; page?: number; perPage?: number }

const REFRESH_MS = 30_000

/** The inbox as it was last listed, so that the next request is one click away. */
export function InboxColumn({ currentId }: { currentId: string }) {
  const translate = useTranslate()
  const [shown] = useStore<Shown>('requests.listParams', {})
  const { filter = OPEN_VIEW, sort: field = 'replyBy', order = 'ASC', page = 1, perPage = 25 } = shown
  const { data = [] } = useGetList(
    'requests',
    { filter, sort: { field, order }, pagination: { page, perPage } },
    { refetchInterval: () => isSomeoneHere() && REFRESH_MS },
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
  const words = useRequestWords()
  const [kind, subject] = [words.kind(request), words.subject(request)]
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
