import type { AccountOrder, OrderPage } from '#clients/customer/customer-client.ts'
import type { OpenAccount } from './require-account.server.ts'

const ORDERS_PER_CALL = 50

/**
 * Everything stored about a customer, in one document. Null when a part could not be read, since an incomplete export
 * would look complete.
 */
export async function exportAccount(account: OpenAccount): Promise<object | null> {
  const { clients, session, identity, read } = account
  const { accessToken } = session
  const [customer, trade, addresses, platform, sign] = await Promise.all([
    clients.customer.getCustomer(accessToken).then(read),
    clients.customer.getTradeAccount(accessToken),
    clients.customer.listAddresses(accessToken).then(read),
    clients.customerAccount.readData(accessToken).then(read),
    identity ? identity.read().then(read) : {},
  ])
  const orders = await readOrders(account)
  if (!trade.ok) return read(trade)
  if (!customer || !addresses || !platform || !sign || !orders) return null
  return { customer, trade: trade.value, account: sign, addresses, orders, ...platform }
}

async function readOrders({
  clients: { customer },
  session,
  read,
}: OpenAccount): Promise<AccountOrder[] | null> {
  const orders: AccountOrder[] = []
  let after: string | null = null
  do {
    const page: OrderPage | null = read(
      await customer.listOrders(session.accessToken, { first: ORDERS_PER_CALL, after }),
    )
    if (!page) return null
    for (const { id } of page.orders) {
      const order = read(await customer.getOrder(session.accessToken, id))
      if (!order) return null
      orders.push(order)
    }
    after = page.nextCursor
  } while (after !== null)
  return orders
}
