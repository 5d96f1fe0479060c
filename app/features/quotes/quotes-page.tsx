import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { ListedQuote } from './view/listed-quote.server.ts'

type QuotesPageProps = {
  /** Null if they could not be read. */
  quotes: readonly ListedQuote[] | null
  /** The path of a quote by its number. */
  pathOf: (number: string) => string
  /** Shown if they could not be read. */
  unreachable: ReactNode
}

/** The quotes of a customer: what each is for, its total and its state. */
export function QuotesPage({ quotes, pathOf, unreachable }: QuotesPageProps) {
  const t = useTranslations('quote')
  return (
    <div className="grid gap-8">
      <PageTitle>{t('list.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display-small">{t('list.title')}</h1>
      {quotes === null && unreachable}
      {quotes?.length === 0 && <p className="-mt-4 max-w-measure text-muted">{t('list.empty')}</p>}
      {quotes !== null && quotes.length > 0 && (
        <ul className="grid border-b border-hairline">
          {quotes.map(({ number, project, state, validUntil, total }) => (
            <li key={number} className="border-t border-hairline">
              <Link
                href={pathOf(number)}
                className="group grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-5"
              >
                <span className="font-display text-lead transition-colors group-hover:text-accent wrap-anywhere">
                  {project || t('title-plain')}
                </span>
                <span className="own-view text-end tabular-nums">{total}</span>
                <span className="client-view" />
                <span className="text-small text-muted">
                  <span className="whitespace-nowrap">{number}</span>
                  {state === 'sent' && ` · ${t('list.valid-until', { date: validUntil })}`}
                </span>
                <span
                  className={
                    state === 'sent' ? 'text-end text-small font-medium' : 'text-end text-small text-muted'
                  }
                >
                  {t(`states.${state}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
