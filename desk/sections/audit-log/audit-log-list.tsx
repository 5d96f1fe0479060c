import { Box } from '@mui/material'
import { DataTable } from 'react-admin'
import { z } from 'zod'
import { teamItem } from '../../../contracts/team/convention.ts'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { AUDIT_FILTERS } from './audit-filters.tsx'
import { Changes } from './changes.tsx'
import { useAuditWords } from './use-audit-words.ts'

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

/** Who changed what. The model of a section (docs/decisions/0072-react-admin-for-the-desk.md). */
export function AuditLogList() {
  return (
    <SectionList
      sort={{ field: 'at', order: 'DESC' }}
      filters={AUDIT_FILTERS}
      table={<EventTable />}
      rows={<EventRows />}
    />
  )
}

function EventTable() {
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const words = useAuditWords()
  return (
    <DataTable<AuditEvent> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEvent> source="at" render={({ at }) => moment(at)} />
      <DataTable.Col<AuditEvent>
        source="accountId"
        disableSort
        render={({ accountId }) => nameOf(accountId)}
      />
      <DataTable.Col<AuditEvent> source="resource" render={({ resource }) => words.resource(resource)} />
      <DataTable.Col<AuditEvent>
        source="action"
        render={({ resource, action }) => words.action(resource, action)}
      />
      <DataTable.Col<AuditEvent>
        source="objectId"
        disableSort
        render={({ objectId }) => <Box sx={{ overflowWrap: 'anywhere', minWidth: '6rem' }}>{objectId}</Box>}
      />
      <DataTable.Col<AuditEvent> source="after" disableSort render={(event) => <Changes {...event} />} />
    </DataTable>
  )
}

function EventRows() {
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const words = useAuditWords()
  return (
    <Rows<AuditEvent>
      row={(event) => ({
        title: `${words.resource(event.resource)} · ${words.action(event.resource, event.action)}`,
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
