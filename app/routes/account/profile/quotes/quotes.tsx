import { data } from 'react-router'
import { PROFILE, quotePath } from '#app/features/account/paths.ts'
import { Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { QuotesPage } from '#app/features/quotes/quotes-page.tsx'
import { toListedQuote } from '#app/features/quotes/view/listed-quote.server.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/quotes.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const list = read(await clients.quotes.list(session.accessToken))
  const place = { visitor: context.get(visitorContext), house: context.get(houseContext), now: now(context) }
  const quotes = list?.map((listed) => toListedQuote(listed, place)) ?? null
  return data({ quotes }, { headers: PRIVATE })
}

export default function Quotes({ loaderData: { quotes } }: Route.ComponentProps) {
  return <QuotesPage quotes={quotes} pathOf={quotePath} unreachable={<Unreachable href={PROFILE.quotes} />} />
}
