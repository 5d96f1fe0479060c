import { feedTable } from '#app/features/trade/price-list/price-list-table.server.ts'
import { writePriceFeed } from '#app/features/trade/price-list/write-price-list.server.ts'
import { clientsContext } from '#app/visitor/context.ts'
import { priceListName, priceListStatus } from '../account/profile/price-list/price-list-response.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/price-feed.ts'

/** Serves the price list at a private URL, for programs, as long as the trade client is approved. */
export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const list = await context.get(clientsContext).priceLists.readByToken(token)
  if (list.ok) return writePriceFeed(feedTable(list.value, url.origin), priceListName(list.value.head))
  // A revoked feed cannot be distinguished from one that never existed.
  const status = list.code === 'not-approved' ? 404 : priceListStatus(list.code)
  return new Response(null, { status, headers: SECRET_PAGE })
}
