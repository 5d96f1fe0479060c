import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import type { PaymentForm } from './payment-form.ts'

/** `effectiveDate`: the date from which this version applies. */
export type TermsText = { readonly path: string; readonly effectiveDate: CalendarDate }

type TermsOfOrderProps = {
  terms: OrderTerms
  /** Null when it could not be read. */
  text: TermsText | null
  field: FieldMetadata<boolean, PaymentForm>
  errors: readonly string[]
}

/** The terms of the order: a checkbox where the buyer has to accept them, otherwise a sentence. */
export function TermsOfOrder({ terms: { kind, mustBeAccepted }, text, field, errors }: TermsOfOrderProps) {
  const t = useTranslations('checkout.payment.terms')
  const tags = { link: (words: ReactNode) => <TermsLink text={text}>{words}</TermsLink> }
  const version = <input type="hidden" name="termsVersion" value={text?.effectiveDate ?? ''} />
  if (!mustBeAccepted) {
    return (
      <p className="max-w-measure text-small text-muted">
        {version}
        {t.rich(kind, tags)}
      </p>
    )
  }
  const hasErrors = errors.length > 0
  return (
    <div className="grid max-w-measure gap-1.5">
      {version}
      <input type="hidden" name="mustAcceptTerms" value="on" />
      <Checkbox
        id={field.id}
        name={field.name}
        defaultChecked={field.initialValue === 'on'}
        required
        aria-describedby={hasErrors ? `${field.id}-error` : undefined}
        aria-invalid={hasErrors || undefined}
        label={t.rich('accept', tags)}
      />
      {hasErrors && (
        <p id={`${field.id}-error`} className="text-small text-alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}

/** Opens in a new tab, so that the checkout stays open. */
function TermsLink({ text, children }: { text: TermsText | null; children: ReactNode }) {
  const t = useTranslations('checkout.payment.terms')
  if (text === null) return children
  return (
    <TextLink href={text.path} target="_blank">
      {children}
      <VisuallyHidden> {t('new-tab')}</VisuallyHidden>
    </TextLink>
  )
}
