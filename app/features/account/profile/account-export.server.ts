import type { PriceListsClient } from '#clients/commerce/price-lists-client.ts'
import { readAccountCopy } from '#clients/customer/account-copy.ts'
import type { OpenAccount } from './require-account.server.ts'

/**
 * Returns everything stored about a customer, or null if a part could not be read, since an incomplete export would
 * look complete. An export by the team has the same content (`server/compose/services/care-service.ts`).
 */
export async function exportAccount(account: OpenAccount): Promise<object | null> {
  const { clients, session, identity, read } = account
  const { accessToken } = session
  const [copy, platform, chat, identityData, feed] = await Promise.all([
    readAccountCopy(clients.customer, accessToken).then(read),
    clients.customerAccount.readData(accessToken).then(read),
    clients.chat.readData(accessToken).then(read),
    identity ? identity.read().then(read) : {},
    clients.priceLists.getFeed(accessToken),
  ])
  if (!copy || !platform || !chat || !identityData) return null
  const { customer, trade, addresses, orders } = copy
  return {
    customer,
    trade,
    account: identityData,
    addresses,
    orders,
    ...describePriceFeed(feed),
    ...platform,
    ...chat,
  }
}

/**
 * Contains only the times at which the private URL was created and last read: a reader of the export must not get the
 * prices.
 */
function describePriceFeed(feed: Awaited<ReturnType<PriceListsClient['getFeed']>>): object {
  if (!feed.ok || feed.value === null) return {}
  const { token, ...priceFeed } = feed.value
  return { priceFeed }
}
