import { data } from 'react-router'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'

/** The order of a signed link; throws the not-found page for an invalid one. */
export async function loadOrder(
  requested: { orderId: string; url: URL },
  { checkout }: Pick<Clients, 'checkout'>,
): Promise<PlacedOrderView> {
  const { orderId, url } = requested
  const read = await checkout.getOrder({ orderId, orderToken: url.searchParams.get('token') ?? '' })
  if (read.ok) return read.value
  const status = read.code === 'order-not-found' ? 404 : 503
  throw data(null, { status })
}
