import type { Currency } from '#domain/money/money.ts'

/** An amount for each currency it is offered in, in minor units. A currency left out is not offered. */
export type AmountByCurrency = Partial<Record<Currency, number>>

export type DiscountValue =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amountsMinor: AmountByCurrency }
  | { kind: 'free-shipping' }

/** What a discount is for: the whole cart, or only some products, or only products of some collections. */
export type DiscountScope =
  | { kind: 'all' }
  | { kind: 'products'; ids: readonly string[] }
  | { kind: 'collections'; ids: readonly string[] }

/** A discount as the shop wrote it down. One without a code is automatic. */
export type Discount = {
  id: number
  title: string
  code: string | null
  value: DiscountValue
  scope: DiscountScope
  /** What the pieces it is for must come to before any discount; null: no minimum. */
  minimumSubtotalMinor: AmountByCurrency | null
  startsAt: Date
  endsAt: Date | null
  usageLimit: number | null
  used: number
  isOncePerCustomer: boolean
  /** Whether it may be beside other discounts. One that may not is used alone, when that saves more. */
  isCombinable: boolean
}
