import { data } from 'react-router'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import { proFormaPath } from './paths.ts'

/** The order of a signed link, with the path of its pro-forma invoice; throws the not-found page for an invalid one. */
export async function loadOrder(
  requested: { orderId: string; url: URL },
  { checkout }: Pick<Clients, 'checkout'>,
): Promise<{ order: PlacedOrderView; proForma: string }> {
  const { orderId, url } = requested
  const orderToken = url.searchParams.get('token') ?? ''
  const read = await checkout.getOrder({ orderId, orderToken })
  if (read.ok) return { order: read.value, proForma: proFormaPath({ orderId, orderToken }) }
  const status = read.code === 'order-not-found' ? 404 : 503
  throw data(null, { status })
}
