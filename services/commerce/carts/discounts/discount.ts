import type { AmountByCurrency, DiscountScope, DiscountValue } from '../../tables/discount-tables.ts'

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
