import { data, type RouterContextProvider } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { type PriceListAct, priceFeedPath } from '#app/features/trade/paths.ts'
import { type FeedView, PriceListPage } from '#app/features/trade/price-list/price-list-page.tsx'
import { TradeOnly } from '#app/features/trade/trade-only.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { PriceFeed } from '#contracts/price-list.ts'
import { type CalendarDate, calendarDateIn } from '#domain/house/calendar-date.ts'
import { localePath } from '#domain/market/locale.ts'
import { maySeeTradePrices, type Role } from '#domain/visitor/roles.ts'
import { FailedPage } from '../../../failed-page.tsx'
import { useShell } from '../../../parent-routes.ts'
import { refusedRole, tradeOnly } from '../../../trade-only.ts'
import type { Route } from './+types/price-list.ts'

export const handle: PageHandle = { isUnlisted: true }

type Requested = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Spec §6: dedicated feeds have trade prices, for approved trade clients alone. */
function openPriceList(requested: Requested) {
  const account = requireAccount(requested)
  const visitor = requested.context.get(visitorContext)
  if (!maySeeTradePrices(visitor.role)) throw tradeOnly(visitor.role, { status: 403, headers: PRIVATE })
  return { ...account, visitor }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { clients, session } = openPriceList({ request, context, url })
  const found = await clients.priceLists.feed(session.accessToken)
  const { timeZone } = context.get(houseContext)
  const onDay = (time: string) => calendarDateIn(timeZone, new Date(time))
  const act = url.searchParams.get('done')
  const done: PriceListAct | null = act === 'create' || act === 'revoke' ? act : null
  return data(
    {
      feed: found.ok && found.value ? viewOf(found.value, url.origin, onDay) : null,
      isUnavailable: !found.ok,
      done,
    },
    { status: found.ok ? 200 : 503, headers: PRIVATE },
  )
}

function viewOf(
  { token, country, createdAt, readAt }: PriceFeed,
  origin: string,
  onDay: (time: string) => CalendarDate,
): FeedView {
  return {
    address: origin + priceFeedPath(token),
    country,
    createdOn: onDay(createdAt),
    readOn: readAt === null ? null : onDay(readAt),
  }
}

/** Creates the private address in the language and for the country of the page, or ends it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { clients, session, visitor } = openPriceList({ request, context, url })
  const { language, country } = visitor
  const act = (await readForm(request)).get('act') === 'revoke' ? 'revoke' : 'create'
  const changed =
    act === 'revoke'
      ? await clients.priceLists.removeFeed(session.accessToken)
      : await clients.priceLists.createFeed(session.accessToken, { language, country })
  if (!changed.ok)
    return data({ feed: null, isUnavailable: true, done: null }, { status: 503, headers: PRIVATE })
  const path = localePath(visitor.locale, PROFILE.priceList)
  return redirect(`${path}?${new URLSearchParams({ done: act })}`, { status: 303, headers: PRIVATE })
}

export default function PriceList({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceListPage {...(actionData ?? loaderData)} />
}

/** Beside failures: what anyone else is shown who opens it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = refusedRole(error)
  return role === null ? <FailedPage error={error} /> : <TradeOnlyPriceList role={role} />
}

function TradeOnlyPriceList({ role }: { role: Role }) {
  const t = useTranslations('trade.price-list')
  const { hasTradeLink } = useShell()
  return <TradeOnly title={t('title')} text={t('trade-only')} role={role} hasProgram={hasTradeLink} />
}
