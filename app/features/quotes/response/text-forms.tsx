import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { QUOTE_LENGTHS } from '#contracts/quote.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { QUOTE_FIELDS, type QuoteAct } from '../forms/quote-form.ts'
import { QuoteFormFrame, useRefusedForm } from '../forms/quote-form-frame.tsx'
import { useQuoteErrors } from '../forms/use-quote-errors.ts'

/** The requested changes become a message in the conversation. */
export function ChangesForm() {
  const t = useTranslations('quote.response')
  return (
    <TextForm
      act="request-changes"
      summary={<span className={buttonLook({ variant: 'outline' })}>{t('changes')}</span>}
      label={t('changes-text')}
      send={t('changes-send')}
      maxLength={REQUEST_LENGTHS.message}
      isRequired
    />
  )
}

export function DeclineForm() {
  const t = useTranslations('quote.response')
  return (
    <TextForm
      act="decline"
      summary={
        <span className="inline-flex min-h-12 items-center">
          <span className={`text-small ${TEXT_LINK}`}>{t('decline')}</span>
        </span>
      }
      label={t('decline-text')}
      send={t('decline-send')}
      maxLength={QUOTE_LENGTHS.comment}
      isRequired={false}
    />
  )
}

/** A form with a single text field that opens below its summary. */
function TextForm({
  act,
  summary,
  label,
  send,
  maxLength,
  isRequired,
}: {
  act: QuoteAct
  summary: ReactNode
  label: string
  send: string
  maxLength: number
  isRequired: boolean
}) {
  const { messagesOf } = useQuoteErrors()
  const refused = useRefusedForm(act)
  const field = { id: `${act}-text`, label, errors: messagesOf(refused?.fields.text) }
  return (
    <details name="response" open={refused !== null} className="open:w-full">
      <summary className="inline-block cursor-pointer list-none">{summary}</summary>
      <QuoteFormFrame act={act} checked={[field]} className="mt-4 grid max-w-measure gap-3">
        <TextAreaField
          {...field}
          name={QUOTE_FIELDS.text}
          defaultValue={refused?.form.text}
          maxLength={maxLength}
          required={isRequired}
          isOptional={!isRequired}
        />
        <Button type="submit" variant="outline" className="justify-self-start">
          {send}
        </Button>
      </QuoteFormFrame>
    </details>
  )
}
