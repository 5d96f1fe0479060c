import { Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type CategoryOrder, categoryOrder } from '../../../contracts/team/category-order.ts'
import { ConflictDialog } from '../../actions/conflict-dialog.tsx'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { SaveBar } from '../../actions/save-bar.tsx'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { callTeam, RefusedCall } from '../../provider/call-team.ts'
import type { CategoryValues } from './category-values.ts'
import { Pieces } from './pieces.tsx'
import { SavedOrder } from './saved-order.tsx'

const response = z.object({ item: categoryOrder })

type Conflict = CategoryValues & { current: CategoryOrder }

/** The pinned pieces, saved together. If someone else saved in the meantime, the editor decides; what was saved can be undone. */
export function CategoryForm({
  category,
  onSaved,
}: {
  category: CategoryOrder
  onSaved: (category: CategoryOrder) => void
}) {
  const notify = useNotify()
  const textOf = useRefusalText()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [previous, setPrevious] = useState<CategoryValues | null>(null)
  const record = useMemo(() => ({ pinned: category.pinned }), [category])

  /** `replaced`: the order that is saved over, which undoing restores. */
  async function save({ pinned }: CategoryValues, replaced: CategoryOrder) {
    try {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/category-orders/${encodeURIComponent(category.id)}`,
        body: { version: replaced.version, changes: { pinned: pinned.map(({ id }) => id) } },
      })
      setConflict(null)
      setPrevious({ pinned: replaced.pinned })
      onSaved(item)
      return undefined
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      const current = categoryOrder.safeParse(refusal?.current)
      if (refusal?.code === 'version-outdated' && current.success) {
        setConflict({ pinned, current: current.data })
        return undefined
      }
      setConflict(null)
      // Which pieces are meant, by their places.
      const titles = (refusal?.fields ?? []).map(
        ({ path }) => pinned[Number(path.split('.')[1])]?.title ?? path,
      )
      return refusedForm([textOf(fault), ...titles].join(' '))
    }
  }
  async function saveOutsideForm(values: CategoryValues, replaced: CategoryOrder) {
    const refused = await save(values, replaced)
    if (refused) notify(refused.root.serverError, { type: 'error' })
  }
  return (
    <>
      <Form
        record={record}
        onSubmit={(values: FieldValues) => save(values as CategoryValues, category)}
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
      >
        <FormDraft item={category} />
        <Pieces path={category.path} />
        <SaveBar />
        {previous && <SavedOrder onUndo={() => saveOutsideForm(previous, category)} />}
      </Form>
      {conflict && (
        <ConflictDialog
          onSaveAnyway={() => saveOutsideForm(conflict, conflict.current)}
          onDiscard={() => {
            setConflict(null)
            setPrevious(null)
            onSaved(conflict.current)
          }}
          onClose={() => setConflict(null)}
        >
          <ol>
            {conflict.current.pinned.map(({ id, title }) => (
              <Typography component="li" variant="body2" key={id}>
                {title ?? id}
              </Typography>
            ))}
          </ol>
        </ConflictDialog>
      )}
    </>
  )
}
