import { createHash } from 'node:crypto'
import type { Order } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import { groupPromotions } from '#domain/cart/cart.ts'
import { deductedTaxMinor, type TaxLine } from '#domain/market/tax.ts'
import { type Currency, money, toDecimal } from '#domain/money/money.ts'
import type { Allocation } from '../../carts/discounts/apply-discounts.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'

export type Totals = {
  goodsMinor: number
  shippingMinor: number
  taxes: TaxLine
  totalMinor: number
  giftCardsMinor: number
  dueMinor: number
}

/**
 * Spec §3: total = subtotal + shipping - promotions, minus the tax that an exempt buyer does not pay. Gift cards pay
 * part of the total.
 */
export function computeTotals({ priced, taxes, giftCards }: LoadedCart): Totals {
  const totalMinor = priced.totalMinor + priced.shippingDueMinor - deductedTaxMinor(taxes)
  const giftCardsMinor = giftCards.reduce((sum, { usedMinor }) => sum + usedMinor, 0)
  return {
    goodsMinor: priced.goodsMinor,
    shippingMinor: priced.shippingMinor,
    taxes,
    totalMinor,
    giftCardsMinor,
    dueMinor: totalMinor - giftCardsMinor,
  }
}

/** The discounts, summed by the name shown to the customer: the code, or the title of an automatic one. */
export function summarizePromotions({ priced }: LoadedCart): { title: string; amountMinor: number }[] {
  const allocations: Allocation[] = [
    ...priced.lines.flatMap((line) => line.allocations),
    ...priced.allocations,
  ]
  const grouped = groupPromotions(
    allocations.map(({ discount, amountMinor }) => ({
      title: discount.code === null ? discount.title : null,
      code: discount.code,
      amount: money(amountMinor, priced.currency),
    })),
  )
  return grouped.map(({ title, amount }) => ({ title, amountMinor: amount.amountMinor }))
}

/** A short digest of the pieces with their quantities and options, which changes whenever they do. */
export function contentsRevision({ priced }: LoadedCart): string {
  const pieces = priced.lines.map(({ variant, quantity, attributes }) =>
    JSON.stringify([variant.id, quantity, attributes]),
  )
  return createHash('sha256').update(pieces.toSorted().join()).digest('base64url').slice(0, 22)
}

export function toWireMoney(amountMinor: number, currency: Currency): WireMoney {
  return { amount: toDecimal(money(amountMinor, currency)), currencyCode: currency }
}

export function toWireTotals(totals: Totals, currency: Currency): Order['totals'] {
  const { taxes } = totals
  return {
    subtotal: toWireMoney(totals.goodsMinor, currency),
    shipping: toWireMoney(totals.shippingMinor, currency),
    taxes: toWireTaxes(taxes, currency),
    total: toWireMoney(totals.totalMinor, currency),
    giftCards: toWireMoney(totals.giftCardsMinor, currency),
    due: toWireMoney(totals.dueMinor, currency),
  }
}

function toWireTaxes(taxes: TaxLine, currency: Currency): Order['totals']['taxes'] {
  if (taxes.kind === 'included') return { ...taxes, amount: toWireMoney(taxes.amount.amountMinor, currency) }
  if (taxes.kind === 'collected-later') return taxes
  return { ...taxes, amount: taxes.amount && toWireMoney(taxes.amount.amountMinor, currency) }
}
