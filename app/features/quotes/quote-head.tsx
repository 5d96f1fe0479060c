import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { useQuoteForms } from './forms/quote-context.ts'
import type { FormattedChange } from './view/format-change.server.ts'
import type { QuoteView } from './view/quote-view.server.ts'

export function QuoteHead({ quote }: { quote: QuoteView }) {
  const t = useTranslations('quote')
  const { number, version, sentOn, validUntil, total, state, changes } = quote
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-10 gap-y-4 text-small sm:flex sm:flex-wrap">
        <Fact label={t('facts.number')}>
          <span className="whitespace-nowrap">{number}</span>
        </Fact>
        <Fact label={t('facts.version')}>{t('facts.version-of', { version, date: sentOn })}</Fact>
        {STATES_WITH_VALIDITY.has(state) && (
          <Fact label={t('facts.valid-until')}>
            <span className="whitespace-nowrap">{validUntil}</span>
            {state === 'sent' && (
              <span className="ms-3 whitespace-nowrap text-muted">
                {t('facts.days-left', { days: quote.daysLeft })}
              </span>
            )}
          </Fact>
        )}
        <Fact label={t('facts.total')} view="own-view">
          <span className="tabular-nums">{total}</span>
          {state === 'sent' && (
            <a href={`#${RESPONSE_ID}`} className={`ms-3 print:hidden ${TEXT_LINK}`}>
              {t('facts.respond')}
            </a>
          )}
        </Fact>
      </dl>
      {changes.length > 0 && <Changes changes={changes} />}
    </>
  )
}

/** The states in which the last day of validity is shown. */
const STATES_WITH_VALIDITY: ReadonlySet<QuoteView['state']> = new Set(['sent', 'accepted', 'expired'])

export const RESPONSE_ID = 'respond'

function Fact({ label, view, children }: { label: string; view?: 'own-view'; children: ReactNode }) {
  return (
    <div className={view}>
      <dt className="text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Changes({ changes }: { changes: readonly FormattedChange[] }) {
  const t = useTranslations('quote.changes')
  const isVersionOutdated = useQuoteForms().refused?.code === 'version-outdated'
  return (
    <details open={isVersionOutdated} className="own-view mt-4 text-small">
      <summary className="inline-block cursor-pointer list-none py-1">
        <span className={TEXT_LINK}>{t('title')}</span>
      </summary>
      <ul className="mt-2 grid max-w-measure gap-1.5 border-s border-hairline ps-4">
        {changes.map((change) => (
          <li key={JSON.stringify(change)} className="wrap-anywhere">
            <ChangeText change={change} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ChangeText({ change: { kind, title, from, to } }: { change: FormattedChange }) {
  const t = useTranslations('quote.changes')
  const none = t('none')
  switch (kind) {
    case 'line-added':
      return t('line-added', { title, quantity: to })
    case 'line-removed':
      return t('line-removed', { title, quantity: to })
    case 'price':
      return t('price', { title, from, to })
    case 'quantity':
      return t('quantity', { title, from, to })
    case 'finish':
      return t('finish', { title, from: from || none, to: to || none })
    case 'lead-time':
      return to === '0' ? t('lead-time-open', { title }) : t('lead-time', { title, weeks: Number(to) })
    case 'delivery':
      return t('delivery', { from: from || none, to: to || none })
    case 'delivery-price':
      return t('delivery-price', { from, to })
    case 'valid-until':
      return t('valid-until', { from, to })
    case 'terms':
      return t('terms')
  }
}
