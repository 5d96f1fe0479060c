import { useMemo, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type TeamProduct, teamProduct } from '../../../../contracts/team/product.ts'
import { FormDraft } from '../../../actions/form-draft.tsx'
import { refusedForm } from '../../../actions/refused-form.ts'
import { SaveBar } from '../../../actions/save-bar.tsx'
import { useVersionedSave } from '../../../actions/use-versioned-save.ts'
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

/** The fields of a product, saved together. If someone else saved in the meantime, the editor decides. */
export function ProductForm({
  product,
  onSaved,
}: {
  product: TeamProduct
  onSaved: (product: TeamProduct) => void
}) {
  const notify = useNotify()
  const errorsOf = useFieldErrors()
  // What the form was filled with: a change of the stock returns a new product, but must not reset the form.
  const [read, setRead] = useState(product)
  const record = useMemo(() => ({ id: read.id, ...(read.detail && toForm(read.detail)) }), [read])
  const before = read.detail && toForm(read.detail)
  function start(from: TeamProduct) {
    setRead(from)
    onSaved(from)
  }
  const { conflict, save, saveOutsideForm, closeConflict } = useVersionedSave<TeamProduct, FormValues>({
    item: teamProduct,
    write: (values, { version }) => saveProduct(product.id, version, before ? changesOf(before, values) : {}),
    onSaved(saved) {
      start(saved)
      notify('desk.saved', { type: 'success' })
    },
    toRefused: (text, fault) =>
      refusedForm(text, errorsOf((fault instanceof RefusedCall && fault.refusal.fields) || [])),
  })
  if (!before) return null
  return (
    <>
      <Form
        record={record}
        onSubmit={(values: FieldValues) => save(values as FormValues, product)}
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
