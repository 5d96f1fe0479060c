import type { Currency } from '#domain/money/money.ts'

/** An amount for each currency, in minor units. The discount does not exist in a missing currency. */
export type AmountByCurrency = Partial<Record<Currency, number>>

export type DiscountValue =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amountsMinor: AmountByCurrency }
  | { kind: 'free-shipping' }

export type DiscountScope =
  | { kind: 'all' }
  | { kind: 'products'; ids: readonly string[] }
  | { kind: 'collections'; ids: readonly string[] }

/** A discount as entered by the shop. One without a code is automatic. */
export type Discount = {
  id: number
  title: string
  code: string | null
  value: DiscountValue
  scope: DiscountScope
  /** The minimum subtotal of the pieces it applies to, before any discount; null for no minimum. */
  minimumSubtotalMinor: AmountByCurrency | null
  startsAt: Date
  endsAt: Date | null
  usageLimit: number | null
  used: number
  isOncePerCustomer: boolean
  /** Whether it combines with other discounts. Otherwise it is used alone, if that saves more. */
  isCombinable: boolean
}
