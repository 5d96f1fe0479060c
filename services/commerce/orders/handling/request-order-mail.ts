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
  /** The shipment that was sent, for `order-shipped`. */
  shipment?: number | undefined
  /** The refunded amount in minor units, for `order-refunded`. */
  amountMinor?: number
  /** Set for an email that may be sent repeatedly; each time is a different email. */
  sentAt?: Date
  isAddressProven?: boolean
}

/** Queues an email in the transaction of its event, so that either both happen or neither. */
export async function requestOrderMail(
  tx: Queryable,
  { checkout, shop }: Pick<CommerceOptions, 'checkout' | 'shop'>,
  { kind, orderId, shipment, amountMinor, sentAt, isAddressProven = false }: OrderMail,
): Promise<void> {
  const order = await readOrder(tx, orderId, checkout.paymentProviders)
  if (!order) throw new Error(`Order ${orderId} is missing`)
  const prefix = toLocalePrefix(resolveLocale(order.language, order.address.country))
  await checkout.sendMail(tx, {
    kind,
    letter: [kind, orderId, shipment, sentAt?.toISOString()].filter((part) => part !== undefined).join(' '),
    to: order.email,
    order,
    shipment,
    refunded: amountMinor === undefined ? undefined : toWireMoney(amountMinor, order.totals.due.currencyCode),
    isAddressProven,
    orderUrl: shop.url + prefix + orderPath(orderId, signOrder(orderId, checkout.linkSecret)),
    shop: { name: shop.name, url: shop.url + prefix },
  })
}
