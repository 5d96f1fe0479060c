import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { QuoteContext } from './forms/quote-context.ts'
import type { RefusedQuoteForm } from './forms/quote-form.ts'
import { QUOTE_FIELDS } from './forms/quote-form.ts'
import { QuoteFormFrame, useRefusedForm } from './forms/quote-form-frame.tsx'
import { useQuoteErrors } from './forms/use-quote-errors.ts'
import { QuoteHead, RESPONSE_ID } from './quote-head.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { CONVERSATION_ID, type OrderLink, QuoteState } from './quote-state.tsx'
import { QuoteSums, QuoteTerms } from './quote-sums.tsx'
import { ChangesForm, DeclineForm } from './response/text-forms.tsx'
import type { QuoteView } from './view/quote-view.server.ts'

type QuotePageProps = {
  quote: QuoteView
  /** The idempotency key of the next stored text. */
  formKey: string
  refused: RefusedQuoteForm | null
  /** Null for a guest, who has no lists. */
  listPath: string | null
  /** Null for a guest. */
  order: OrderLink | null
  /** Includes the locale. */
  pagePath: string
  /** Null if the terms could not be read. */
  salePath: string | null
  isFileMissing: boolean
  /** Null if it could not be read. */
  conversation: ReactNode
}

const SECTION = 'mt-4 border-t border-ink pt-7 pb-4 print:hidden'

/** The id of the form, whose button is outside it, in a row with the other actions. */
const ACCEPT_FORM_ID = 'accept'

/**
 * Spec §3: what the house offers: lines with comments, sums, terms, the conversation beside them, and how to respond.
 */
export function QuotePage({
  quote,
  formKey,
  refused,
  listPath,
  order,
  pagePath,
  salePath,
  isFileMissing,
  conversation,
}: QuotePageProps) {
  const t = useTranslations('quote')
  const { messageOf } = useQuoteErrors()
  const { refusals } = useRefusals(refused)
  const { number, project, letter, member } = quote
  const title = project === '' ? t('title-plain') : t('title', { project })
  return (
    <QuoteContext value={{ version: quote.version, formKey: refused?.form.key ?? formKey, refused }}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(20rem,29vw,26rem)]">
        <PageTitle>{`${title} · ${number}`}</PageTitle>
        <meta name="robots" content="noindex" />
        <div className="mx-auto w-full min-w-0 max-w-[62rem] px-gutter py-10 lg:pe-16 print:max-w-none print:p-0">
          <p className="text-small text-muted">
            {listPath !== null && (
              <>
                <Link href={listPath} className="transition-colors hover:text-accent">
                  {t('list.title')}
                </Link>
                {' / '}
              </>
            )}
            <span className="whitespace-nowrap">{number}</span>
          </p>
          <h1 className="mt-2 mb-5 font-display text-display-small wrap-anywhere">{title}</h1>
          <div className="mb-6 grid gap-4 empty:hidden">
            <ErrorSummary message={refused?.code && messageOf(refused.code)} refusals={refusals} />
            {isFileMissing && <Notice tone="refusal">{messageOf('documents-busy')}</Notice>}
            <QuoteState quote={quote} order={order} />
            <p className="client-view max-w-measure text-small text-muted">{t('client-view')}</p>
          </div>
          <QuoteHead quote={quote} />
          {letter !== '' && (
            <div className="own-view mt-8 max-w-measure">
              <p className="whitespace-pre-line wrap-anywhere">{letter}</p>
              {member !== null && <p className="text-muted">{member}</p>}
            </div>
          )}
          <QuoteLines lines={quote.lines} isOpen={COMMENTABLE_STATES.has(quote.state)} />
          <div className="grid break-inside-avoid gap-x-16 gap-y-10 py-8 sm:grid-cols-2">
            <div className="own-view">
              <QuoteTerms terms={quote.terms} salePath={salePath} pagePath={pagePath} />
            </div>
            <QuoteSums quote={quote} />
          </div>
          <div className="own-view">
            <QuoteResponse quote={quote} salePath={salePath} />
          </div>
        </div>
        {conversation && (
          <aside
            id={CONVERSATION_ID}
            aria-label={t('conversation')}
            className="own-view bg-linen px-gutter py-10 lg:px-10 lg:pt-20 print:hidden"
          >
            {conversation}
          </aside>
        )}
      </div>
    </QuoteContext>
  )
}

const COMMENTABLE_STATES: ReadonlySet<QuoteView['state']> = new Set(['sent', 'revising'])

/** Lets the client accept by name, request changes or decline, or pay for an accepted quote. */
function QuoteResponse({ quote, salePath }: { quote: QuoteView; salePath: string | null }) {
  const t = useTranslations('quote.response')
  const { state, checkoutUrl } = quote
  if (state === 'accepted' && checkoutUrl !== null) {
    return (
      <section id={RESPONSE_ID} className={SECTION}>
        <a href={checkoutUrl} data-document className={buttonLook({ width: 'content' })}>
          {t('checkout')}
        </a>
      </section>
    )
  }
  if (state === 'revising') {
    return (
      <section id={RESPONSE_ID} aria-label={t('decline')} className={SECTION}>
        <DeclineForm />
      </section>
    )
  }
  if (state !== 'sent') return null
  return (
    <section id={RESPONSE_ID} aria-labelledby={`${RESPONSE_ID}-title`} className={SECTION}>
      <h2 id={`${RESPONSE_ID}-title`} className="mb-5 font-display text-heading">
        {t('title')}
      </h2>
      <AcceptForm key={quote.version} quote={quote} salePath={salePath} />
      <div className="mt-6 flex flex-wrap items-start gap-4">
        <AcceptButton form={ACCEPT_FORM_ID} />
        <ChangesForm />
        <DeclineForm />
      </div>
    </section>
  )
}

/** The agreement applies to one version and is cleared for the next. */
function AcceptForm({ quote, salePath }: { quote: QuoteView; salePath: string | null }) {
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
        // Inline, so that the period that follows stays on the same line.
        <Link href={salePath} target="_blank" className="border-b border-current hover:text-accent">
          {words}
        </Link>
      ),
  }
  return (
    <QuoteFormFrame
      act="accept"
      id={ACCEPT_FORM_ID}
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

function AcceptButton({ form }: { form: string }) {
  const t = useTranslations('quote.response')
  const isBusy = useNavigation().formData?.get(QUOTE_FIELDS.act) === 'accept'
  return (
    <Button type="submit" form={form} isBusy={isBusy}>
      {t('accept')}
    </Button>
  )
}
