import { Link, Typography } from '@mui/material'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { CategoryOrder } from '../../../contracts/team/category-order.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.category-orders.filters.text" alwaysOn resettable />,
]

/** The categories that have pieces, each with how many are pinned. */
export function CategoryList() {
  const translate = useTranslate()
  return (
    <SectionList
      sort={{ field: 'title', order: 'ASC' }}
      filters={FILTERS}
      below={
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {translate('resources.category-orders.explain')}
        </Typography>
      }
      table={<CategoryTable />}
      rows={<CategoryRows />}
    />
  )
}

function CategoryTable() {
  return (
    <DataTable<CategoryOrder> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<CategoryOrder>
        source="title"
        render={({ id, title }) => (
          <Link component={RouterLink} to={`/category-orders/${id}`}>
            {title}
          </Link>
        )}
      />
      <DataTable.Col<CategoryOrder> source="count" align="right" />
      <DataTable.Col<CategoryOrder>
        source="pinnedCount"
        align="right"
        render={({ pinnedCount }) => pinnedCount || '–'}
      />
    </DataTable>
  )
}

function CategoryRows() {
  const translate = useTranslate()
  return (
    <Rows<CategoryOrder>
      row={({ id, title, count, pinnedCount }) => ({
        title,
        below: translate('resources.category-orders.counts', { count, pinned: pinnedCount }),
        to: `/category-orders/${id}`,
      })}
    />
  )
}
