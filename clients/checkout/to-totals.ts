import type { Order } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import type { Promotion } from '#domain/cart/cart.ts'
import type { Shipment } from '#domain/delivery/shipping.ts'
import type { TaxLine } from '#domain/market/tax.ts'
import { type Money, parseDecimal } from '#domain/money/money.ts'

/** Spec §3: total = subtotal + shipping - promotions; `due` is the remainder after gift cards. */
export type OrderTotals = {
  readonly subtotal: Money
  readonly shipping: Money
  readonly taxes: TaxLine
  readonly total: Money
  readonly giftCards: Money
  readonly due: Money
}

export function toMoney({ amount, currencyCode }: WireMoney): Money {
  return parseDecimal(amount, currencyCode)
}

export function toTotals(totals: Order['totals']): OrderTotals {
  const { taxes } = totals
  return {
    subtotal: toMoney(totals.subtotal),
    shipping: toMoney(totals.shipping),
    taxes: toTaxes(taxes),
    total: toMoney(totals.total),
    giftCards: toMoney(totals.giftCards),
    due: toMoney(totals.due),
  }
}

function toTaxes(taxes: Order['totals']['taxes']): TaxLine {
  if (taxes.kind === 'included') return { ...taxes, amount: toMoney(taxes.amount) }
  return taxes.kind === 'exempt' ? { ...taxes, amount: taxes.amount && toMoney(taxes.amount) } : taxes
}

export function toShipments(shipments: Order['shipments']): Shipment[] {
  return shipments.map(({ cost, ...shipment }) => ({ ...shipment, cost: toMoney(cost) }))
}

export function toPromotions(promotions: Order['promotions']): Promotion[] {
  return promotions.map(({ title, amount }) => ({ title, amount: toMoney(amount) }))
}
