import type { OrderMailRequest } from '#contracts/mail.ts'
import { orderPath } from '#contracts/order/order.ts'
import { resolveLocale, toLocalePrefix } from '#domain/market/locale.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { toWireMoney } from '../checkout/checkout-totals.ts'
import { signOrder } from '../order-link.ts'
import { readOrder } from '../read-order.ts'

type OrderMail = {
  kind: OrderMailRequest['kind']
  orderId: string
  /** The positions of the shipments that were sent, for `order-shipped`. */
  shipments?: readonly number[] | undefined
  /** The refunded amount in minor units, for `order-refunded`. */
  amountMinor?: number
  /** The refunded pieces, for `order-refunded`; by default, the email shows the whole order. */
  items?: OrderMailRequest['items']
  /** Set for an email that may be sent repeatedly; each time is a different email. */
  sentAt?: Date
  /** If it is set, the email is sent no earlier. */
  notBefore?: Date
  isAddressProven?: boolean
}

/** Queues an email in the transaction of its event, so that either both happen or neither. */
export async function requestOrderMail(
  tx: Queryable,
  { checkout, shop }: Pick<CommerceOptions, 'checkout' | 'shop'>,
  mail: OrderMail,
): Promise<void> {
  const { kind, orderId, shipments, items, amountMinor, notBefore, isAddressProven = false } = mail
  const order = await readOrder(tx, orderId, checkout.paymentProviders)
  if (!order) throw new Error(`Order ${orderId} is missing`)
  const prefix = toLocalePrefix(resolveLocale(order.language, order.address.country))
  await checkout.sendMail(tx, {
    kind,
    letter: orderMailKey(mail),
    notBefore,
    to: order.email,
    order,
    shipments,
    items,
    refunded: amountMinor === undefined ? undefined : toWireMoney(amountMinor, order.totals.due.currencyCode),
    isAddressProven,
    orderUrl: shop.url + prefix + orderPath(orderId, signOrder(orderId, checkout.linkSecret)),
    shop: { name: shop.name, url: shop.url + prefix },
  })
}

/** The deduplication key of an email about an order. */
export function orderMailKey({ kind, orderId, shipments, sentAt }: OrderMail): string {
  return [kind, orderId, shipments?.join('+'), sentAt?.toISOString()]
    .filter((part) => part !== undefined)
    .join(' ')
}
