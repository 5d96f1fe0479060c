import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { TeamProduct } from '../../../../contracts/team/product.ts'
import { FormDraft } from '../../../actions/form-draft.tsx'
import { refusedForm } from '../../../actions/refused-form.ts'
import { SaveBar } from '../../../actions/save-bar.tsx'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { RefusedCall } from '../../../provider/call-team.ts'
import { Attributes } from './attribute-fields.tsx'
import { Conflict } from './conflict.tsx'
import { changesOf, type FormValues, toForm } from './form-values.ts'
import { Organization } from './organization.tsx'
import { Pictures } from './pictures.tsx'
import { Prices } from './prices.tsx'
import { saveProduct } from './product-calls.ts'
import { Texts } from './texts.tsx'
import { useFieldErrors } from './use-field-errors.ts'

type Collision = { values: FormValues; current: TeamProduct }

/** The fields of a product, saved together. If someone else saved in the meantime, the editor decides. */
export function ProductForm({
  product,
  onSaved,
}: {
  product: TeamProduct
  onSaved: (product: TeamProduct) => void
}) {
  const notify = useNotify()
  const textOf = useRefusalText()
  const errorsOf = useFieldErrors()
  // What the form was filled with: a change of the stock returns a new product, but must not reset the form.
  const [read, setRead] = useState(product)
  const [conflict, setConflict] = useState<Collision | null>(null)
  const record = useMemo(() => ({ id: read.id, ...(read.detail && toForm(read.detail)) }), [read])
  if (!read.detail) return null
  const before = toForm(read.detail)

  async function save(values: FormValues, version: number) {
    try {
      const saved = await saveProduct(product.id, version, changesOf(before, values))
      setConflict(null)
      setRead(saved)
      onSaved(saved)
      notify('desk.saved', { type: 'success' })
      return undefined
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      if (refusal?.code === 'version-outdated' && refusal.current) {
        setConflict({ values, current: refusal.current as TeamProduct })
        return undefined
      }
      setConflict(null)
      return refusedForm(textOf(fault), errorsOf(refusal?.fields ?? []))
    }
  }

  async function saveAnyway({ values, current }: Collision) {
    const refused = await save(values, current.version)
    if (refused) notify(refused.root.serverError, { type: 'error' })
  }

  return (
    <>
      <Form
        record={record}
        onSubmit={(values: FieldValues) => save(values as FormValues, product.version)}
        sanitizeEmptyValues={false}
        warnWhenUnsavedChanges
      >
        <FormDraft item={product} />
        <Texts />
        <Prices />
        <Pictures />
        <Attributes />
        <Organization />
        <SaveBar />
      </Form>
      {conflict && (
        <Conflict
          before={before}
          current={conflict.current}
          onSaveAnyway={() => saveAnyway(conflict)}
          onDiscard={() => {
            setConflict(null)
            setRead(conflict.current)
            onSaved(conflict.current)
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  )
}
