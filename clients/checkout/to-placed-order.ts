import type { Fulfilment, Order } from '#contracts/order/order.ts'
import type { Address } from '#domain/address/address.ts'
import type { Promotion } from '#domain/cart/cart.ts'
import type { Parcel, Shipment } from '#domain/delivery/shipping.ts'
import type { Language } from '#domain/market/locale.ts'
import { getCountry } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderRefund } from '#domain/order/order-refund.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { type OrderedLine, toLine } from './to-checkout.ts'
import { toRefund } from './to-refund.ts'
import { type OrderTotals, toMoney, toPromotions, toShipments, toTotals } from './to-totals.ts'

export type PlacedOrderView = {
  readonly id: string
  /** The number shown to people, e.g. `BT-2611-000123`. */
  readonly number: string
  /** Whether its prices are public; absent if unknown. */
  readonly hasPublicPrices?: boolean | undefined
  readonly status: Order['status']
  /** Whether it consists of free samples. */
  readonly isSamples: boolean
  readonly placedAt: Date
  /** When the transfer or the invoice is due; null if there is none. */
  readonly paymentDueAt: Date | null
  readonly language: Language
  readonly email: string
  readonly address: Address
  readonly billingAddress: Address | null
  readonly lines: readonly OrderedLine[]
  readonly shipments: readonly Shipment[]
  readonly promotions: readonly Promotion[]
  /** The delivery notices at the time of the order. */
  readonly notices: readonly string[]
  /** The name of an agreed delivery method. */
  readonly shippingTitle: string | null
  readonly totals: OrderTotals
  readonly payment: Omit<Order['payment'], 'open'> & {
    /** The unpaid remainder of an invoice; null for other payments. */
    readonly open: Money | null
  }
  /** In the order of the shipments. */
  readonly parcels: readonly Parcel[]
  readonly refunds: readonly OrderRefund[]
}

export function toPlacedOrder({ fulfilments, ...order }: Order, shows: ShowsPicture): PlacedOrderView {
  return {
    ...order,
    placedAt: new Date(order.placedAt),
    paymentDueAt: order.paymentDueAt === null ? null : new Date(order.paymentDueAt),
    address: toAddress(order.address),
    billingAddress: order.billingAddress && toAddress(order.billingAddress),
    lines: order.lines.map((line) => toLine(line, shows)),
    shipments: toShipments(order.shipments),
    promotions: toPromotions(order.promotions),
    totals: toTotals(order.totals),
    payment: { ...order.payment, open: order.payment.open && toMoney(order.payment.open) },
    parcels: fulfilments.map((fulfilment) => toParcel(fulfilment, order)),
    refunds: order.refunds.map(toRefund),
  }
}

function toParcel({ id, shipment, sentAt, deliveredAt, ...carrier }: Fulfilment, order: Contents): Parcel {
  const { company, number, url } = carrier
  const items = order.shipments[shipment]?.lineItems ?? []
  return {
    id,
    sentAt: new Date(sentAt),
    hasArrived: deliveredAt !== null,
    tracking: [{ company, number, url }],
    contents: items.map(({ lineId, quantity }) => ({
      quantity,
      title: order.lines.find((line) => line.id === lineId)?.title ?? '',
    })),
  }
}

type Contents = Pick<Order, 'lines' | 'shipments'>

function toAddress(address: Order['address']): Address {
  return { ...address, country: getCountry(address.country).isoCode }
}
