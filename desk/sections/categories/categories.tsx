import { Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { DataTable, Loading, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { z } from 'zod'
import { type CategoryOrder, categoryOrder } from '#contracts/team/category-order.ts'
import { itemOfDraft } from '#desk/actions/form-draft.tsx'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { History } from '#desk/detail/history.tsx'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import type { Section } from '../section.ts'
import { CategoryForm } from './category-form.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.category-orders.filters.text" alwaysOn resettable />,
]

const response = z.object({ item: categoryOrder })

export const categories: Section = {
  resource: 'category-orders',
  roles: ['catalogue'],
  hostable: 'search',
  group: 'house',
  list: CategoryList,
  edit: CategoryEdit,
}

function CategoryEdit() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const [category, setCategory] = useState<CategoryOrder | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    callTeam(response, { path: `/category-orders/${encodeURIComponent(id)}` }).then(
      ({ item }) => setCategory(itemOfDraft(item, categoryOrder)),
      setFault,
    )
  }, [id])
  if (fault) return <ItemFault fault={fault} />
  if (!category) return <Loading />
  const { title, path, count, pinnedCount } = category
  return (
    <Page
      title={title}
      above={<BackToList />}
      below={
        <>
          {translate('resources.category-orders.counts', { count, pinned: pinnedCount })}
          {' · '}
          <Link href={`/categories/${path}`} target="_blank" rel="noopener">
            {translate('resources.category-orders.view')}
          </Link>
        </>
      }
    >
      <CategoryForm category={category} onSaved={setCategory} />
      <History
        resource="category-orders"
        item={category}
        title={translate('resources.category-orders.history')}
      />
    </Page>
  )
}

function CategoryList() {
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
