import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type CheckedField, ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { useQuoteForms } from './quote-context.ts'
import { QUOTE_FIELDS, type QuoteAct } from './quote-form.ts'

/**
 * Submits the act, the version and an idempotency key. The server validates the fields; `checked` are the fields that
 * it refused.
 */
export function QuoteFormFrame({
  act,
  id,
  className,
  checked,
  children,
}: {
  act: QuoteAct
  id?: string
  className: string
  checked: readonly CheckedField[]
  children: ReactNode
}) {
  const { version, formKey, refused } = useQuoteForms()
  const { refusals } = useRefusals(refused)
  return (
    <Form method="post" id={id} noValidate className={className}>
      <input type="hidden" name={QUOTE_FIELDS.act} value={act} />
      <input type="hidden" name={QUOTE_FIELDS.version} value={version} />
      <input type="hidden" name={QUOTE_FIELDS.key} value={formKey} />
      {checked.some(({ errors }) => errors.length > 0) && (
        <div className="col-span-full">
          <ErrorSummary fields={checked} refusals={refusals} />
        </div>
      )}
      {children}
    </Form>
  )
}

/** `lineId` is empty for an act that concerns the whole quote. Returns null unless this very form was refused. */
export function useRefusedForm(act: QuoteAct, lineId = '') {
  const { refused } = useQuoteForms()
  return refused?.form.act === act && refused.form.lineId === lineId ? refused : null
}
