import { Link } from '@mui/material'
import { DataTable, useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type EmailSample, SAMPLE_GROUPS } from '../../../contracts/team/email-sample.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ValueFilter } from '../../list/value-filter.tsx'

const FILTERS = [<ValueFilter key="group" source="group" values={SAMPLE_GROUPS} alwaysOn />]

/** Every email that the shop sends, by what it is about. */
export function SampleList() {
  const language = useLocale()
  return (
    <SectionList
      sort={{ field: 'group', order: 'ASC' }}
      filters={FILTERS}
      always={{ language }}
      table={<SampleTable />}
      rows={<SampleRows />}
    />
  )
}

function SampleTable() {
  const translate = useTranslate()
  const value = (key: string) => translate(`resources.email-samples.values.${key}`)
  return (
    <DataTable<EmailSample> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<EmailSample>
        source="subject"
        disableSort
        render={({ id, subject }) => (
          <Link component={RouterLink} to={`/email-samples/${id}/show`}>
            {subject}
          </Link>
        )}
      />
      <DataTable.Col<EmailSample> source="group" render={({ group }) => value(`group.${group}`)} />
      <DataTable.Col<EmailSample>
        source="recipient"
        disableSort
        render={({ recipient }) => value(`recipient.${recipient}`)}
      />
      <DataTable.Col<EmailSample> source="id" disableSort />
    </DataTable>
  )
}

function SampleRows() {
  const translate = useTranslate()
  return (
    <Rows<EmailSample>
      row={({ id, subject, recipient }) => ({
        title: subject,
        below: `${translate(`resources.email-samples.values.recipient.${recipient}`)} · ${id}`,
        to: `/email-samples/${id}/show`,
      })}
    />
  )
}
