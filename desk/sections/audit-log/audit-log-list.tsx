import { DataTable, TextInput } from 'react-admin'
import { z } from 'zod'
import { teamItem } from '../../../contracts/team/convention.ts'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'
import { DayInput } from '../../list/day-input.tsx'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { Changes } from './changes.tsx'

const auditEvent = teamItem.extend({
  at: z.string(),
  accountId: z.string(),
  action: z.string(),
  resource: z.string(),
  objectId: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
type AuditEvent = z.infer<typeof auditEvent>

const FILTERS = [
  <TextInput key="resource" source="resource" alwaysOn resettable />,
  <TextInput key="action" source="action" alwaysOn resettable />,
  <TextInput key="objectId" source="objectId" resettable />,
  <TextInput key="accountId" source="accountId" resettable />,
  <DayInput key="from" source="from" label="resources.audit-events.filters.from" />,
  <DayInput key="to" source="to" label="resources.audit-events.filters.to" isEnd />,
]

/** Who changed what. The model of a section (docs/decisions/0072-the-desk.md). */
export function AuditLogList() {
  return (
    <SectionList
      sort={{ field: 'at', order: 'DESC' }}
      filters={FILTERS}
      table={<EventTable />}
      rows={<EventRows />}
    />
  )
}

function EventTable() {
  const { moment } = useFormat()
  const nameOf = useColleagues()
  return (
    <DataTable<AuditEvent> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEvent> source="at" render={({ at }) => moment(at)} />
      <DataTable.Col<AuditEvent>
        source="accountId"
        disableSort
        render={({ accountId }) => nameOf(accountId)}
      />
      <DataTable.Col<AuditEvent> source="resource" />
      <DataTable.Col<AuditEvent> source="action" />
      <DataTable.Col<AuditEvent> source="objectId" disableSort />
      <DataTable.Col<AuditEvent> source="after" disableSort render={(event) => <Changes {...event} />} />
    </DataTable>
  )
}

function EventRows() {
  const { moment } = useFormat()
  const nameOf = useColleagues()
  return (
    <Rows<AuditEvent>
      row={(event) => ({
        title: `${event.resource} · ${event.action}`,
        below: (
          <>
            {moment(event.at)} · {nameOf(event.accountId)} · {event.objectId}
            <Changes {...event} />
          </>
        ),
      })}
    />
  )
}
