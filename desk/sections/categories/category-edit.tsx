import { Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { z } from 'zod'
import { type CategoryOrder, categoryOrder } from '../../../contracts/team/category-order.ts'
import { itemOfDraft } from '../../actions/form-draft.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { History } from '../../detail/history.tsx'
import { ItemFault } from '../../list/item-fault.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { CategoryForm } from './category-form.tsx'

const response = z.object({ item: categoryOrder })

/** One category: which of its pieces come first. */
export function CategoryEdit() {
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
