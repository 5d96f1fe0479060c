import type { Order as WireOrder } from '#contracts/order.ts'
import type { Address } from '#domain/address.ts'
import type { Promotion } from '#domain/cart.ts'
import type { Language } from '#domain/locale.ts'
import type { Shipment } from '#domain/shipping.ts'
import type { CheckoutLine, OrderTotals } from './checkout.ts'

/** An order as its customer sees it. */
export type Order = {
  readonly id: string
  /** What people read and say, e.g. `BT-2611-000123`. */
  readonly number: string
  readonly status: WireOrder['status']
  readonly placedAt: Date
  readonly language: Language
  readonly email: string
  readonly address: Address
  readonly billingAddress: Address | null
  readonly lines: readonly Omit<CheckoutLine, 'problem'>[]
  readonly shipments: readonly Shipment[]
  readonly promotions: readonly Promotion[]
  readonly totals: OrderTotals
  readonly payment: WireOrder['payment']
}
