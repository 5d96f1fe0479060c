import { Link } from '@mui/material'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { EMAIL_STATUSES, type TeamEmail } from '../../../contracts/team/email.ts'
import { useFormat } from '../../format/use-format.ts'
import { DayInput } from '../../list/day-input.tsx'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ValueFilter } from '../../list/value-filter.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.emails.filters.text" alwaysOn resettable />,
  <ValueFilter key="status" source="status" values={EMAIL_STATUSES} alwaysOn />,
  <DayInput key="from" source="from" label="resources.emails.filters.from" />,
  <DayInput key="to" source="to" label="resources.emails.filters.to" isEnd />,
]

/** The outbox of the shop. */
export function EmailList() {
  return (
    <SectionList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      ready={[
        { name: 'failed', filter: { status: 'failed' } },
        { name: 'bounced', filter: { status: 'bounced' } },
      ]}
      table={<EmailTable />}
      rows={<EmailRows />}
    />
  )
}

function EmailTable() {
  const { moment } = useFormat()
  const translate = useTranslate()
  return (
    <DataTable<TeamEmail> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamEmail>
        source="subject"
        disableSort
        render={({ id, subject }) => (
          <Link component={RouterLink} to={`/emails/${id}/show`}>
            {subject || translate('resources.emails.removed')}
          </Link>
        )}
      />
      <DataTable.Col<TeamEmail> source="to" disableSort />
      <DataTable.Col<TeamEmail>
        source="status"
        render={({ status }) => translate(`resources.emails.values.status.${status}`)}
      />
      <DataTable.Col<TeamEmail> source="createdAt" render={({ createdAt }) => moment(createdAt)} />
    </DataTable>
  )
}

function EmailRows() {
  const { moment } = useFormat()
  const translate = useTranslate()
  return (
    <Rows<TeamEmail>
      row={({ id, subject, to, status, createdAt }) => ({
        title: subject || translate('resources.emails.removed'),
        below: [to, translate(`resources.emails.values.status.${status}`), moment(createdAt)]
          .filter(Boolean)
          .join(' · '),
        to: `/emails/${id}/show`,
      })}
    />
  )
}
