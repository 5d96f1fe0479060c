import type { ComponentProps } from 'react'
import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type TeamDiscount, teamDiscount } from '#contracts/team/discount.ts'
import { ChangedLines, ConflictDialog } from '#desk/actions/conflict-dialog.tsx'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { SaveBar } from '#desk/actions/save-bar.tsx'
import { useVersionedSave } from '#desk/actions/use-versioned-save.ts'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { callTeam } from '#desk/provider/call-team.ts'
import { DiscountInputs } from './discount-inputs.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { changesOf, type DiscountValues, toValues } from './discount-values.ts'
import { useDiscountErrors } from './use-discount-errors.ts'
import { useDiscountWords } from './use-discount-words.ts'

const response = z.object({ item: teamDiscount })
/** Typed values stay unsaved when an action has changed the discount. */
const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true }

/**
 * Saves all fields together. If someone else saved in the meantime, the editor decides. An action that changes the
 * discount updates the fields it changed, and keeps typed values.
 */
export function DiscountForm({
  discount,
  onSaved,
}: {
  discount: TeamDiscount
  onSaved: (discount: TeamDiscount) => void
}) {
  const notify = useNotify()
  const errorsOf = useDiscountErrors()
  const [times, setTimes] = useState(0)
  const { timeZone } = usePlace()
  const before = useMemo(() => toValues(discount, timeZone), [discount, timeZone])

  function start(from: TeamDiscount) {
    setTimes(times + 1)
    onSaved(from)
  }
  const { conflict, save, saveOutsideForm, closeConflict } = useVersionedSave<TeamDiscount, DiscountValues>({
    item: teamDiscount,
    async write(values, { version }) {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/discounts/${discount.id}`,
        body: { version, changes: changesOf(before, values, timeZone) },
      })
      return item
    },
    onSaved(saved) {
      start(saved)
      notify('desk.saved', { type: 'success' })
    },
    toRefused: (text, fault) => refusedForm(text, errorsOf(fault)),
  })
  return (
    <>
      <Form
        key={times}
        record={before}
        resetOptions={KEEP_TYPED}
        onSubmit={(values: FieldValues) => save(values as DiscountValues, discount)}
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
      >
        <FormDraft item={discount} />
        <DiscountInputs />
        <DiscountPreview />
        <SaveBar />
      </Form>
      {conflict && (
        <DiscountConflict
          before={discount}
          current={conflict.current}
          onSaveAnyway={() => saveOutsideForm(conflict.values, conflict.current)}
          onDiscard={() => {
            closeConflict()
            start(conflict.current)
          }}
          onClose={closeConflict}
        />
      )}
    </>
  )
}

/** Describes the discount as someone else has saved it. */
function DiscountConflict({
  before,
  current,
  ...dialog
}: Omit<ComponentProps<typeof ConflictDialog>, 'children'> & {
  before: TeamDiscount
  current: TeamDiscount
}) {
  const { sentences } = useDiscountWords()
  const known = new Set([before.title, ...sentences(before)])
  const changed = [current.title, ...sentences(current)].filter((sentence) => !known.has(sentence))
  return (
    <ConflictDialog {...dialog}>
      <ChangedLines lines={changed} />
    </ConflictDialog>
  )
}
