import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { RESPONSE_ID } from '../quote-head.tsx'
import type { QuoteView } from '../view/quote-view.server.ts'
import { ACCEPT_FORM, AcceptButton, AcceptForm } from './accept-form.tsx'
import { ChangesForm, DeclineForm } from './text-forms.tsx'

/** What a client can do with a quote: accept it by name, request changes, decline; or pay for what was accepted. */
export function QuoteResponse({ quote, salePath }: { quote: QuoteView; salePath: string | null }) {
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
        <AcceptButton form={ACCEPT_FORM} />
        <ChangesForm />
        <DeclineForm />
      </div>
    </section>
  )
}

const SECTION = 'mt-4 border-t border-ink pt-7 pb-4 print:hidden'
