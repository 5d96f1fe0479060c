import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { spreadsheetTable } from '#app/features/trade/price-list/price-list-table.server.ts'
import { PRICE_LIST_FORMATS, writePriceList } from '#app/features/trade/price-list/write-price-list.server.ts'
import { visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/price-list-file.ts'
import { priceListName, priceListStatus } from './price-list-response.ts'

/** The commerce service decides who is an approved trade client. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { clients, session } = requireAccount({ request, context, url })
  const { language, country } = context.get(visitorContext)
  const format = PRICE_LIST_FORMATS.find((each) => each === url.searchParams.get('format')) ?? 'csv'
  const list = await clients.priceLists.read(session.accessToken, { language, country })
  if (!list.ok) throw data(null, { status: priceListStatus(list.code), headers: PRIVATE })
  return writePriceList(spreadsheetTable(list.value, url.origin), {
    format,
    language,
    name: priceListName(list.value.head),
  })
}
