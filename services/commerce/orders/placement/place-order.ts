import { eq } from 'drizzle-orm'
import type { CheckoutRefusalCode } from '#contracts/order/checkout.ts'
import { money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { mayCheckOut, maySeeTradePrices, toRole } from '#domain/visitor/roles.ts'
import { parseCartId } from '../../carts/cart-id.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import { isClosedCart, openCartOfAnyAge } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import { carts } from '../../tables/cart-tables.ts'
import { openCheckoutOrOrder } from '../checkout/checkout-access.ts'
import { readDeliveryDay } from '../checkout/delivery-day.ts'
import { describeLines } from '../checkout/describe-lines.ts'
import { prepareCheckout, type ReadyCheckout } from '../checkout/ready-checkout.ts'
import { findOrderOfCart, type PlacedOrder } from '../find-order.ts'
import { captureOrder } from '../payments/capture-payments.ts'
import { ON_ACCOUNT } from '../payments/on-account.ts'
import type { Authorization, PaymentProvider } from '../payments/payment-provider.ts'
import { placeInTransaction } from './place-in-transaction.ts'
import {
  type AuthorizedPayment,
  checkExpectations,
  type PlacementRequest,
  type PreparedData,
  toAgreedTerms,
} from './placement.ts'
import { retryDeadlock } from './retry-deadlock.ts'

type PlacementResult = Result<PlacedOrder, CheckoutRefusalCode | 'account-unavailable'>

/**
 * Places an order for a cart, at most once, however often the owner of its checkout requests it. The payment is first
 * authorized outside the transaction, since a provider may be slow; then the order is created in one transaction; then
 * the payment is captured. If no order is created, the authorization is released.
 */
export async function placeOrder(
  options: CommerceOptions,
  request: PlacementRequest,
): Promise<PlacementResult> {
  const { database, clock, checkout } = options
  const row = await openCartOfAnyAge(database.db, request.caller.cartId)
  if (!row) return refuse('checkout-not-found')
  const opened = await openCheckoutOrOrder(database.db, row, request.caller)
  if (!opened.ok) return opened
  if (opened.value.order) {
    // An earlier process may have ended before it captured the payment.
    await captureOrder(options, opened.value.order.orderId)
    return ok(opened.value.order)
  }
  if (isClosedCart(row, clock())) return refuse('checkout-not-found')
  if (!checkout.paymentProviders.some((provider) => provider.isOffered())) return refuse('no-payment-method')
  const entitled = await checkTradeStanding(options, row)
  if (!entitled.ok) return entitled
  const ready = await prepareCheckout(database.db, row, { now: clock(), house: options.house })
  if (!ready.ok) return ready
  const compared = checkExpectations(ready.value, request.placement)
  if (!compared.ok) return compared
  const terms = toAgreedTerms(ready.value.cart, request.placement)
  if (!terms.ok) return terms
  const { cart } = ready.value
  const descriptions = await describeLines(options, cart)
  const day = await readDeliveryDay(options, { language: row.language, country: cart.priced.country })
  const payment = await authorize(options, ready.value, request)
  if (!payment.ok) return payment
  return place(options, request, payment.value, { descriptions, day })
}

async function place(
  options: CommerceOptions,
  request: PlacementRequest,
  payment: AuthorizedPayment,
  prepared: PreparedData,
): Promise<PlacementResult> {
  const work = () => placeInTransaction(options, request, payment, prepared)
  const result = await retryDeadlock(work).catch((error) =>
    recoverPlacement(options, request, payment, error),
  )
  const isUsed = result.ok && (result.value.isNew || result.value.reference === payment.reference)
  if (isUsed) await captureOrder(options, result.value.orderId)
  // The order was refused, or another request has created it with its own authorization.
  else await release(options, payment)
  return result
}

/** Returns the order if it exists, since the connection may have broken after the commit. */
async function recoverPlacement(
  options: CommerceOptions,
  { caller }: PlacementRequest,
  payment: AuthorizedPayment,
  error: unknown,
): Promise<PlacementResult> {
  const token = parseCartId(caller.cartId)?.token
  const existing = token ? await findOrderOfCart(options.database.db, token) : null
  if (existing) return ok(existing)
  await release(options, payment)
  throw error
}

/** Authorizes the payment. If gift cards cover everything, no payment provider is called. */
async function authorize(
  { checkout: { paymentProviders } }: CommerceOptions,
  { cart, totals }: ReadyCheckout,
  { placement: { payment }, idempotencyKey }: PlacementRequest,
): Promise<Result<AuthorizedPayment, CheckoutRefusalCode>> {
  if (totals.dueMinor === 0) return ok(PREPAID)
  const provider = paymentProviders.find(({ code }) => code === payment.method)
  // Whether the buyer may pay on account is decided under the lock.
  if (!provider?.isOffered() && provider?.code !== ON_ACCOUNT) return refuse('payment-method-unknown')
  const due = money(totals.dueMinor, cart.priced.currency)
  const authorization = await provider.authorize(due, payment, `${cart.row.token}:${idempotencyKey}`)
  if (!authorization.ok) return refuse(authorization.code)
  return ok(toPayment(provider, authorization, totals.dueMinor))
}

const PREPAID: AuthorizedPayment = {
  method: 'prepaid',
  isTest: false,
  status: 'captured',
  amountMinor: 0,
  reference: '',
  lastFour: null,
}

function toPayment(
  { code, isTest }: PaymentProvider,
  { status, reference, lastFour }: Authorization & { ok: true },
  amountMinor: number,
): AuthorizedPayment {
  return { method: code, isTest, status, amountMinor, reference, lastFour }
}

/** Releases an authorization. If the provider cannot be reached, it expires by itself, and the buyer is not charged. */
async function release(
  { checkout, reportError }: CommerceOptions,
  payment: AuthorizedPayment,
): Promise<void> {
  const provider = checkout.paymentProviders.find(({ code }) => code === payment.method)
  await provider?.release(payment.reference).catch(reportError)
}

/**
 * Checks whether a cart may be ordered at its prices. Spec §4: a pending application of its owner blocks checkout, even
 * after the cart was detached from them; trade prices are for approved clients. If the location of a cart is no longer
 * approved, or no longer that of the buyer, it is removed from the cart, so that the checkout shows public prices; an
 * agreed order for it is refused. If the tax exemption of its company has changed, the totals change too.
 */
async function checkTradeStanding(
  { database, clock, findTradeBuyer }: CommerceOptions,
  { token, ownerId, companyLocationId, exemptNumber, agreedOrderId }: CartRow,
): Promise<
  Result<
    true,
    'trade-application-pending' | 'totals-changed' | 'agreed-order-unavailable' | 'account-unavailable'
  >
> {
  if (ownerId === null) return ok(true)
  const found = await findTradeBuyer(ownerId)
  if (!found.ok) return found
  const buyer = found.value
  const role = toRole(true, buyer?.standing ?? null)
  const admitted = mayCheckOut(role)
  if (!admitted.ok || companyLocationId === null) return admitted
  const isOwnLocation = buyer?.companyLocationId === companyLocationId && maySeeTradePrices(role)
  const isSameExemption = buyer?.exemptNumber === exemptNumber
  if (agreedOrderId !== null) {
    // A quote that was sent with tax is paid with tax, even if the company has become exempt since.
    const isStillAsAgreed = isOwnLocation && (exemptNumber === null || isSameExemption)
    return isStillAsAgreed ? admitted : refuse('agreed-order-unavailable')
  }
  if (isOwnLocation && isSameExemption) return admitted
  const identity = isOwnLocation
    ? { exemptNumber: buyer.exemptNumber }
    : { companyLocationId: null, exemptNumber: null }
  await database.db
    .update(carts)
    .set({ ...identity, updatedAt: clock() })
    .where(eq(carts.token, token))
  return refuse('totals-changed')
}
