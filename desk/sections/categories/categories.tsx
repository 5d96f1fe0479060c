import { Box, Button, Link, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type CategoryOrder, categoryOrder } from '#contracts/team/category-order.ts'
import { toFormErrors } from '#desk/actions/form-errors.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { VersionedForm } from '#desk/actions/versioned-form.tsx'
import { History } from '#desk/detail/history.tsx'
import { textFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { section } from '../section.tsx'
import { Pieces } from './pieces.tsx'

const FILTERS = [textFilter('category-orders')]

export const categories = section({
  resource: 'category-orders',
  item: categoryOrder,
  roles: ['catalogue'],
  hostable: 'search',
  group: 'house',
  list: CategoryList,
  edit: CategoryEdit,
})

function CategoryEdit({
  item: category,
  onChanged,
}: {
  item: CategoryOrder
  onChanged: (category: CategoryOrder) => void
}) {
  const translate = useTranslate()
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
      <CategoryForm category={category} onSaved={onChanged} />
      <History
        resource="category-orders"
        item={category}
        title={translate('resources.category-orders.history')}
      />
    </Page>
  )
}

/** Saves all pinned pieces at once. The last save can be undone. */
function CategoryForm({
  category,
  onSaved,
}: {
  category: CategoryOrder
  onSaved: (category: CategoryOrder) => void
}) {
  const [previous, setPrevious] = useState<Pick<CategoryOrder, 'pinned'> | null>(null)
  const record = useMemo(() => ({ pinned: category.pinned }), [category])
  return (
    <VersionedForm
      resource="category-orders"
      schema={categoryOrder}
      item={category}
      record={record}
      toChanges={({ pinned }) => ({ pinned: pinned.map(({ id }) => id) })}
      toErrors={({ text, fields }, { pinned }) => {
        // Find the affected pieces by position.
        const titles = fields.map(({ path }) => pinned[Number(path.split('.')[1])]?.title ?? path)
        return toFormErrors({ text: [text, ...titles].join(' '), fields: [] })
      }}
      done={null}
      onSaved={(saved, replaced) => {
        // Undo restores this order.
        setPrevious({ pinned: replaced.pinned })
        onSaved(saved)
      }}
      onDiscarded={(current) => {
        setPrevious(null)
        onSaved(current)
      }}
      describe={({ pinned }) => (
        <ol>
          {pinned.map(({ id, title }) => (
            <Typography component="li" variant="body2" key={id}>
              {title ?? id}
            </Typography>
          ))}
        </ol>
      )}
      below={(save) => previous && <SavedOrder onUndo={() => save(previous)} />}
    >
      <Pieces path={category.path} />
      <SaveBar />
    </VersionedForm>
  )
}

/** Confirms the save and offers to undo it, until the order changes again. */
function SavedOrder({ onUndo }: { onUndo: () => Promise<void> }) {
  const translate = useTranslate()
  const { isDirty } = useFormState()
  const [isBusy, setIsBusy] = useState(false)
  async function undo() {
    setIsBusy(true)
    await onUndo()
    setIsBusy(false)
  }
  if (isDirty) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBottom: 3 }}>
      <span role="status">{translate('resources.category-orders.saved')}</span>
      <Button onClick={undo} disabled={isBusy}>
        {translate('ra.action.undo')}
      </Button>
    </Box>
  )
}

function CategoryList() {
  const translate = useTranslate()
  return (
    <SectionList<CategoryOrder>
      sort={{ field: 'title', order: 'ASC' }}
      filters={FILTERS}
      below={
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {translate('resources.category-orders.explain')}
        </Typography>
      }
      columns={[
        { source: 'title', isSortable: true, isLink: true },
        { source: 'count', align: 'right', isSortable: true },
        {
          source: 'pinnedCount',
          align: 'right',
          isSortable: true,
          render: ({ pinnedCount }) => pinnedCount || '–',
        },
      ]}
      row={({ title, count, pinnedCount }) => ({
        title,
        below: translate('resources.category-orders.counts', { count, pinned: pinnedCount }),
      })}
    />
  )
}
