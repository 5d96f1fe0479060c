import { ok, type Result, refuse } from '#domain/result.ts'
import type {
  AccountOrder,
  Customer,
  CustomerClient,
  CustomerTransportCode,
  OrderPage,
  SavedAddress,
  TradeAccount,
} from './customer-client.ts'

const ORDERS_PER_CALL = 50

/** A customer's stored data, for an export. */
export type AccountCopy = {
  readonly customer: Customer
  readonly trade: TradeAccount | null
  readonly addresses: readonly SavedAddress[]
  readonly orders: readonly AccountOrder[]
}

type Reader = Pick<
  CustomerClient,
  'getCustomer' | 'getTradeAccount' | 'listAddresses' | 'listOrders' | 'getOrder'
>

/** Refuses if anything cannot be read, because an incomplete export would look complete. */
export async function readAccountCopy(
  client: Reader,
  accessToken: string,
): Promise<Result<AccountCopy, CustomerTransportCode>> {
  const [customer, trade, addresses] = await Promise.all([
    client.getCustomer(accessToken),
    client.getTradeAccount(accessToken),
    client.listAddresses(accessToken),
  ])
  if (!customer.ok) return customer
  if (!trade.ok) return trade
  if (!addresses.ok) return addresses
  const orders = await readOrders(client, accessToken)
  if (!orders.ok) return orders
  return ok({
    customer: customer.value,
    trade: trade.value,
    addresses: addresses.value,
    orders: orders.value,
  })
}

async function readOrders(
  client: Reader,
  accessToken: string,
): Promise<Result<AccountOrder[], CustomerTransportCode>> {
  const orders: AccountOrder[] = []
  let after: string | null = null
  do {
    const page: Result<OrderPage, CustomerTransportCode> = await client.listOrders(accessToken, {
      first: ORDERS_PER_CALL,
      after,
    })
    if (!page.ok) return page
    for (const { id } of page.value.orders) {
      const order = await client.getOrder(accessToken, id)
      if (!order.ok) return order
      if (!order.value) return refuse('customer-unavailable')
      orders.push(order.value)
    }
    after = page.value.nextCursor
  } while (after !== null)
  return ok(orders)
}
