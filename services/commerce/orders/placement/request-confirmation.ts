import { orderPath } from '#contracts/order.ts'
import { resolveLocale, toLocalePrefix } from '#domain/locale.ts'
import { signOrder } from '../order-link.ts'
import { readOrder } from '../read-order.ts'
import type { Writing } from './placement.ts'

/** Asks for the letter that confirms the order, in its own transaction: no order without it, none without order. */
export async function requestConfirmation({ tx, options, ready }: Writing, orderId: string): Promise<void> {
  const { checkout, shop } = options
  const order = await readOrder(tx, orderId, checkout.paymentProviders)
  if (!order) throw new Error('An order just written is there')
  const { language, country } = ready.cart.view
  const prefix = toLocalePrefix(resolveLocale(language, country))
  await checkout.sendMail(tx, {
    kind: 'order-confirmation',
    letter: `order-confirmation ${orderId}`,
    to: order.email,
    order,
    orderUrl: shop.url + prefix + orderPath(orderId, signOrder(orderId, checkout.linkSecret)),
    shop: { name: shop.name, url: shop.url + prefix },
  })
}
