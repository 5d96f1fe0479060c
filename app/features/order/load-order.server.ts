import { data } from 'react-router'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'

/** The order that a signed link opens; throws the page of what does not exist when it opens none. */
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
