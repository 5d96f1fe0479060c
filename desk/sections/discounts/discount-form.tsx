import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type TeamDiscount, teamDiscount } from '../../../contracts/team/discount.ts'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { SaveBar } from '../../actions/save-bar.tsx'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { usePlace } from '../../application/frame/use-place.ts'
import { callTeam, RefusedCall } from '../../provider/call-team.ts'
import { DiscountConflict } from './discount-conflict.tsx'
import { DiscountInputs } from './discount-inputs.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { changesOf, type DiscountValues, toValues } from './discount-values.ts'
import { useDiscountErrors } from './use-discount-errors.ts'

const response = z.object({ item: teamDiscount })
type Conflict = { values: DiscountValues; current: TeamDiscount }
/** What was typed stays, and is still unsaved, when an action has changed the discount. */
const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true }

/**
 * The fields of a discount, saved together. If someone else saved in the meantime, the editor decides. An action that
 * changes the discount fills in what it changed, and leaves what was typed.
 */
export function DiscountForm({
  discount,
  onSaved,
}: {
  discount: TeamDiscount
  onSaved: (discount: TeamDiscount) => void
}) {
  const notify = useNotify()
  const textOf = useRefusalText()
  const errorsOf = useDiscountErrors()
  const [times, setTimes] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { timeZone } = usePlace()
  const before = useMemo(() => toValues(discount, timeZone), [discount, timeZone])

  function start(from: TeamDiscount) {
    setConflict(null)
    setTimes(times + 1)
    onSaved(from)
  }
  async function save(values: DiscountValues, version: number) {
    try {
      const { item } = await callTeam(response, {
        method: 'PATCH',
        path: `/discounts/${discount.id}`,
        body: { version, changes: changesOf(before, values, timeZone) },
      })
      start(item)
      notify('desk.saved', { type: 'success' })
      return undefined
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      const current = teamDiscount.safeParse(refusal?.current)
      if (refusal?.code === 'version-outdated' && current.success) {
        setConflict({ values, current: current.data })
        return undefined
      }
      setConflict(null)
      return refusedForm(textOf(fault), errorsOf(fault))
    }
  }
  async function saveAnyway({ values, current }: Conflict) {
    const refused = await save(values, current.version)
    if (refused) notify(refused.root.serverError, { type: 'error' })
  }
  return (
    <>
      <Form
        key={times}
        record={before}
        resetOptions={KEEP_TYPED}
        onSubmit={(values: FieldValues) => save(values as DiscountValues, discount.version)}
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
          onSaveAnyway={() => saveAnyway(conflict)}
          onDiscard={() => start(conflict.current)}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  )
}
