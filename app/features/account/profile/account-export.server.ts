import type { PriceListsClient } from '#clients/commerce/price-lists-client.ts'
import { readAccountCopy } from '#clients/customer/account-copy.ts'
import type { OpenAccount } from './require-account.server.ts'

/**
 * Everything stored about a customer. Null when a part could not be read, since an incomplete export would look
 * complete. The team's copy on their behalf is the same (`server/compose/services/care-service.ts`).
 */
export async function exportAccount(account: OpenAccount): Promise<object | null> {
  const { clients, session, identity, read } = account
  const { accessToken } = session
  const [copy, platform, chat, sign, feed] = await Promise.all([
    readAccountCopy(clients.customer, accessToken).then(read),
    clients.customerAccount.readData(accessToken).then(read),
    clients.chat.readData(accessToken).then(read),
    identity ? identity.read().then(read) : {},
    clients.priceLists.feed(accessToken),
  ])
  if (!copy || !platform || !chat || !sign) return null
  const { customer, trade, addresses, orders } = copy
  return {
    customer,
    trade,
    account: sign,
    addresses,
    orders,
    ...describePriceFeed(feed),
    ...platform,
    ...chat,
  }
}

/**
 * Only says when the private address was created and last read, because a reader of the export must not get the prices.
 */
function describePriceFeed(feed: Awaited<ReturnType<PriceListsClient['feed']>>): object {
  if (!feed.ok || feed.value === null) return {}
  const { token, ...priceFeed } = feed.value
  return { priceFeed }
}
