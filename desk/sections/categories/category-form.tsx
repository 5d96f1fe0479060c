import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Form, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { type CategoryOrder, categoryOrder } from '#contracts/team/category-order.ts'
import { ConflictDialog } from '#desk/actions/conflict-dialog.tsx'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { useVersionedSave } from '#desk/actions/use-versioned-save.ts'
import { callTeam, RefusedCall } from '#desk/provider/call-team.ts'
import type { CategoryValues } from './category-values.ts'
import { Pieces } from './pieces.tsx'

const response = z.object({ item: categoryOrder })

/**
 * Saves the pinned pieces together. If someone else saved in the meantime, the editor decides; a save can be undone.
 */
export function CategoryForm({
  category,
  onSaved,
}: {
  category: CategoryOrder
  onSaved: (category: CategoryOrder) => void
}) {
  const [previous, setPrevious] = useState<CategoryValues | null>(null)
  const record = useMemo(() => ({ pinned: category.pinned }), [category])
  const { conflict, save, saveOutsideForm, closeConflict } = useVersionedSave<CategoryOrder, CategoryValues>({
    item: categoryOrder,
    async write({ pinned }, { version }) {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/category-orders/${encodeURIComponent(category.id)}`,
        body: { version, changes: { pinned: pinned.map(({ id }) => id) } },
      })
      return item
    },
    onSaved(saved, replaced) {
      // Undoing restores it.
      setPrevious({ pinned: replaced.pinned })
      onSaved(saved)
    },
    toRefused(text, fault, { pinned }) {
      const fields = fault instanceof RefusedCall ? fault.refusal.fields : undefined
      // The affected pieces, by position.
      const titles = (fields ?? []).map(({ path }) => pinned[Number(path.split('.')[1])]?.title ?? path)
      return refusedForm([text, ...titles].join(' '))
    },
  })
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
          onSaveAnyway={() => saveOutsideForm(conflict.values, conflict.current)}
          onDiscard={() => {
            closeConflict()
            setPrevious(null)
            onSaved(conflict.current)
          }}
          onClose={closeConflict}
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
