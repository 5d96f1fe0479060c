import type { Order } from '#contracts/order.ts'
import type { Address } from '#domain/address.ts'
import type { Promotion } from '#domain/cart.ts'
import type { Language } from '#domain/locale.ts'
import { getCountry } from '#domain/market.ts'
import type { Shipment } from '#domain/shipping.ts'
import { type OrderedLine, toLine } from './to-checkout.ts'
import { type OrderTotals, toPromotions, toShipments, toTotals } from './to-totals.ts'

/** An order as it was agreed. */
export type PlacedOrderView = {
  readonly id: string
  /** What people read and say, e.g. `BT-2611-000123`. */
  readonly number: string
  readonly status: Order['status']
  readonly placedAt: Date
  readonly language: Language
  readonly email: string
  readonly address: Address
  readonly billingAddress: Address | null
  readonly lines: readonly OrderedLine[]
  readonly shipments: readonly Shipment[]
  readonly promotions: readonly Promotion[]
  readonly totals: OrderTotals
  readonly payment: Order['payment']
}

export function toPlacedOrder(order: Order): PlacedOrderView {
  return {
    ...order,
    placedAt: new Date(order.placedAt),
    address: toAddress(order.address),
    billingAddress: order.billingAddress && toAddress(order.billingAddress),
    lines: order.lines.map(toLine),
    shipments: toShipments(order.shipments),
    promotions: toPromotions(order.promotions),
    totals: toTotals(order.totals),
  }
}

function toAddress(address: Order['address']): Address {
  return { ...address, country: getCountry(address.country).isoCode }
}
