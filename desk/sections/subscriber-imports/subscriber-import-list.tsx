import { Link } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { SubscriberImport } from '../../../contracts/team/subscriber.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'

/** The files of people who have consented elsewhere. */
export function SubscriberImportList() {
  return (
    <SectionList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[]}
      hasCreate
      table={<ImportTable />}
      rows={<ImportRows />}
    />
  )
}

function ImportTable() {
  const { moment, number } = useFormat()
  return (
    <DataTable<SubscriberImport> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<SubscriberImport>
        source="name"
        disableSort
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/subscriber-imports/${id}/show`}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<SubscriberImport> source="createdAt" render={({ createdAt }) => moment(createdAt)} />
      <DataTable.Col<SubscriberImport>
        source="imported"
        disableSort
        align="right"
        render={({ imported }) => number(imported)}
      />
      <DataTable.Col<SubscriberImport>
        source="refused"
        disableSort
        align="right"
        render={({ refused }) => number(refused.length)}
      />
    </DataTable>
  )
}

function ImportRows() {
  const { moment, number } = useFormat()
  const translate = useTranslate()
  return (
    <Rows<SubscriberImport>
      row={({ id, name, createdAt, imported }) => ({
        title: name,
        below: `${translate('resources.subscriber-imports.fields.imported')}: ${number(imported)}`,
        aside: moment(createdAt),
        to: `/subscriber-imports/${id}/show`,
      })}
    />
  )
}
