import type { ReactNode } from 'react'
import { data } from 'react-router'
import { PROFILE, quotePath } from '#app/features/account/paths.ts'
import { Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { ListedQuote } from '#app/features/quotes/view/listed-quote.server.ts'
import { toListedQuote } from '#app/features/quotes/view/listed-quote.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/quotes.ts'

export const handle: PageHandle = { isUnlisted: true }

type QuotesPageProps = {
  quotes: readonly ListedQuote[] | null
  pathOf: (number: string) => string
  unreachable: ReactNode
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const list = read(await clients.quotes.list(session.accessToken))
  const viewContext = {
    visitor: context.get(visitorContext),
    house: context.get(houseContext),
    now: now(context),
  }
  const quotes = list?.map((listed) => toListedQuote(listed, viewContext)) ?? null
  return data({ quotes }, { headers: PRIVATE })
}

export default function Quotes({ loaderData: { quotes } }: Route.ComponentProps) {
  return <QuotesPage quotes={quotes} pathOf={quotePath} unreachable={<Unreachable href={PROFILE.quotes} />} />
}

function QuotesPage({ quotes, pathOf, unreachable }: QuotesPageProps) {
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
