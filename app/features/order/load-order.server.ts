import { data } from 'react-router'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import type { Language } from '#domain/market/language.ts'
import { orderPath, proFormaPath } from './paths.ts'

/** Throws 404 for an invalid link, and 503 if the order cannot be loaded. */
export async function loadOrder(
  requested: { orderId: string; url: URL; language: Language },
  { checkout }: Pick<Clients, 'checkout'>,
): Promise<{ order: PlacedOrderView; proForma: string; follow: string }> {
  const { orderId, url, language } = requested
  const orderToken = url.searchParams.get('token') ?? ''
  const order = await checkout.getOrder({ orderId, orderToken, language })
  if (order.ok) {
    const signed = { orderId, orderToken }
    return { order: order.value, proForma: proFormaPath(signed), follow: orderPath(signed) }
  }
  const status = order.code === 'order-not-found' ? 404 : 503
  throw data(null, { status })
}
