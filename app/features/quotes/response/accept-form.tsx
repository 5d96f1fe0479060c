import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { QUOTE_FIELDS } from '../forms/quote-form.ts'
import { QuoteFormFrame, useRefusedForm } from '../forms/quote-form-frame.tsx'
import { useQuoteErrors } from '../forms/use-quote-errors.ts'
import type { QuoteView } from '../view/quote-view.server.ts'

/** The id of the form, whose button is in a row with what else can be done. */
export const ACCEPT_FORM = 'accept'

/** The name and the tick box with which a quote is accepted. What was ticked for a version is not for the next one. */
export function AcceptForm({ quote, salePath }: { quote: QuoteView; salePath: string | null }) {
  const t = useTranslations('quote.response')
  const { messagesOf } = useQuoteErrors()
  const refused = useRefusedForm('accept')
  const nameField = { id: 'accept-name', label: t('name'), errors: messagesOf(refused?.fields.name) }
  const agreementErrors = messagesOf(refused?.fields.hasAgreed)
  const agreement = { id: 'accept-agreement', label: t('title'), errors: agreementErrors }
  const { number, version, total } = quote
  const tags = {
    link: (words: ReactNode) =>
      salePath === null ? (
        words
      ) : (
        // Inline, so that the full stop behind it stays on its line.
        <Link href={salePath} target="_blank" className="border-b border-current hover:text-accent">
          {words}
        </Link>
      ),
  }
  return (
    <QuoteFormFrame
      act="accept"
      id={ACCEPT_FORM}
      checked={[nameField, agreement]}
      className="grid items-end gap-x-10 gap-y-5 sm:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <TextField
        {...nameField}
        name={QUOTE_FIELDS.name}
        autoComplete="name"
        defaultValue={refused?.form.name ?? quote.name}
        maxLength={REQUEST_LENGTHS.name}
        required
      />
      <div className="grid gap-1.5 text-small">
        <Checkbox
          id={agreement.id}
          name={QUOTE_FIELDS.agreement}
          defaultChecked={refused?.form.hasAgreed === 'on' && refused.form.version === version}
          required
          aria-describedby={agreementErrors.length > 0 ? 'accept-agreement-error' : undefined}
          aria-invalid={agreementErrors.length > 0 || undefined}
          label={t.rich('agree', { ...tags, number, version, total })}
        />
        {agreementErrors.length > 0 && (
          <p id="accept-agreement-error" className="text-alert">
            {agreementErrors.join(' ')}
          </p>
        )}
      </div>
    </QuoteFormFrame>
  )
}

export function AcceptButton({ form }: { form: string }) {
  const t = useTranslations('quote.response')
  const isBusy = useNavigation().formData?.get(QUOTE_FIELDS.act) === 'accept'
  return (
    <Button type="submit" form={form} isBusy={isBusy}>
      {t('accept')}
    </Button>
  )
}
