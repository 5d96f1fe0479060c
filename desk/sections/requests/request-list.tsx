import { Link } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { CONTACT_TOPICS, REQUEST_KINDS } from '../../../domain/request/request-kinds.ts'
import { REQUEST_STATES } from '../../../domain/request/request-lifecycle.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ValueFilter } from '../../list/value-filter.tsx'
import { ReplyBy } from './reply-by.tsx'
import { useRequestWords } from './use-request-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.requests.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={[...REQUEST_STATES, 'late']} alwaysOn />,
  <ValueFilter key="kind" source="kind" values={REQUEST_KINDS} />,
  <ValueFilter key="topic" source="topic" values={CONTACT_TOPICS} />,
  <ValueFilter key="assignee" source="assignee" values={['me', 'nobody']} />,
]
const READY = [
  { name: 'new', filter: { state: 'new' } },
  { name: 'late', filter: { state: 'late' } },
  { name: 'mine', filter: { assignee: 'me' } },
]

/** The inbox: what customers wrote, the latest first. */
export function RequestList() {
  return (
    <SectionList
      sort={{ field: 'receivedAt', order: 'DESC' }}
      filters={FILTERS}
      ready={READY}
      table={<RequestTable />}
      rows={<RequestRows />}
    />
  )
}

function RequestTable() {
  const { moment, language } = useFormat()
  const words = useRequestWords()
  return (
    <DataTable<TeamRequest> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamRequest>
        source="number"
        disableSort
        render={({ id, number }) => (
          <Link component={RouterLink} to={`/requests/${id}/show`}>
            {number}
          </Link>
        )}
      />
      <DataTable.Col<TeamRequest> source="kind" disableSort render={words.kind} />
      <DataTable.Col<TeamRequest> source="pieces" disableSort render={words.subject} />
      <DataTable.Col<TeamRequest> source="name" disableSort />
      <DataTable.Col<TeamRequest>
        source="language"
        disableSort
        render={(request) => language(request.language)}
      />
      <DataTable.Col<TeamRequest> source="state" disableSort render={words.state} />
      <DataTable.Col<TeamRequest> source="assignee" disableSort render={words.assignee} />
      <DataTable.Col<TeamRequest> source="receivedAt" render={({ receivedAt }) => moment(receivedAt)} />
      <DataTable.Col<TeamRequest> source="replyBy" render={(request) => <ReplyBy request={request} />} />
    </DataTable>
  )
}

function RequestRows() {
  const { moment } = useFormat()
  const words = useRequestWords()
  return (
    <Rows<TeamRequest>
      row={(request) => ({
        title: `${request.name} · ${words.subject(request)}`,
        below: `${request.number} · ${words.state(request)} · ${moment(request.receivedAt)}`,
        to: `/requests/${request.id}/show`,
      })}
    />
  )
}
