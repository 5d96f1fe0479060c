import { data } from 'react-router'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import type { Language } from '#domain/market/language.ts'
import { orderPath, proFormaPath } from './paths.ts'

/** Throws the not-found page for an invalid link. */
export async function loadOrder(
  requested: { orderId: string; url: URL; language: Language },
  { checkout }: Pick<Clients, 'checkout'>,
): Promise<{ order: PlacedOrderView; proForma: string; follow: string }> {
  const { orderId, url, language } = requested
  const orderToken = url.searchParams.get('token') ?? ''
  const read = await checkout.getOrder({ orderId, orderToken, language })
  if (read.ok) {
    const signed = { orderId, orderToken }
    return { order: read.value, proForma: proFormaPath(signed), follow: orderPath(signed) }
  }
  const status = read.code === 'order-not-found' ? 404 : 503
  throw data(null, { status })
}
