import type { Placement } from '#contracts/order/checkout.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import { type Money, money, toDecimal } from '#domain/money/money.ts'
import { getOrderTerms } from '#domain/order/order-terms.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import type { AgreedTerms } from '../../tables/order-tables.ts'
import type { CheckoutCaller } from '../checkout/checkout-access.ts'
import { contentsRevision } from '../checkout/checkout-totals.ts'
import type { LineDescription } from '../checkout/describe-lines.ts'
import type { ReadyCheckout } from '../checkout/ready-checkout.ts'

export type PlacementRequest = { caller: CheckoutCaller; placement: Placement; idempotencyKey: string }

/** How the order will be paid: authorized, awaited, on account, or covered by gift cards. */
export type AuthorizedPayment = {
  method: string
  isTest: boolean
  status: 'authorised' | 'awaited' | 'invoiced' | 'captured'
  amountMinor: number
  reference: string
  lastFour: string | null
}

export function toAgreedTerms(
  { row, priced }: LoadedCart,
  { terms }: Placement,
): Result<AgreedTerms, 'terms-not-accepted'> {
  const { kind, mustBeAccepted } = getOrderTerms(priced.country, { isTrade: row.companyLocationId !== null })
  const isAccepted = terms?.isAccepted ?? false
  if (mustBeAccepted && !isAccepted) return refuse('terms-not-accepted')
  return ok({ kind, isAccepted, version: terms?.version ?? null })
}

/** The data from which the parts of an order are written, inside its transaction. */
export type OrderContext = {
  tx: Queryable
  options: CommerceOptions
  now: Date
  caller: CheckoutCaller
  ready: ReadyCheckout
  terms: AgreedTerms
  payment: AuthorizedPayment
  /** Days until the invoice is due; null unless the order is placed on account. */
  invoiceDays: number | null
  descriptions: ReadonlyMap<string, LineDescription>
  day: DeliveryDay
}

/** Data that is read before the transaction, so that the transaction does not wait for a second connection. */
export type PreparedData = Pick<OrderContext, 'descriptions' | 'day'>

/**
 * Checks whether the order is the one that the buyer was shown. Compares the pieces, since anyone with the key of the
 * cart can replace them with others at the same price; the total; and the amount due, since gift cards can be removed
 * or spent.
 */
export function checkExpectations(
  { cart, totals }: ReadyCheckout,
  { expectedTotal, expectedDue, expectedRevision }: Placement,
): Result<true, 'pieces-changed' | 'totals-changed'> {
  if (expectedRevision !== undefined && expectedRevision !== contentsRevision(cart))
    return refuse('pieces-changed')
  const { currency } = cart.priced
  const isSame =
    isAmount(expectedTotal, money(totals.totalMinor, currency)) &&
    isAmount(expectedDue, money(totals.dueMinor, currency))
  return isSame ? ok(true) : refuse('totals-changed')
}

function isAmount({ amount, currencyCode }: WireMoney, expected: Money): boolean {
  return Number(amount) === Number(toDecimal(expected)) && currencyCode === expected.currency
}
