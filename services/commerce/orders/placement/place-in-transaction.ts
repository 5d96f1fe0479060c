import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CheckoutRefusalCode } from '#contracts/order/checkout.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { checkUnpaidOrders } from '#domain/order/unpaid-orders.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { loadCart } from '../../carts/load-cart.ts'
import { type CartRow, isClosedCart, openCartOfAnyAge } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import { carts } from '../../tables/cart-tables.ts'
import { orders } from '../../tables/order-tables.ts'
import { openCheckoutOrOrder } from '../checkout/checkout-access.ts'
import { prepareCheckout } from '../checkout/ready-checkout.ts'
import { checkCreditLimit } from '../credit/offer-credit.ts'
import type { PlacedOrder } from '../find-order.ts'
import { requestOrderMail } from '../handling/request-order-mail.ts'
import {
  type AuthorizedPayment,
  checkExpectations,
  type OrderContext,
  type PlacementRequest,
  type PreparedData,
  toAgreedTerms,
} from './placement.ts'
import { lockPromotions, redeemPromotions } from './redeem-promotions.ts'
import { adjustReserved, announceStock, lockStock } from './stock.ts'
import { writeOrder } from './write-order.ts'

/** The buyer of an order. `network` is a keyed digest, null if unknown; `customerId` is null for a guest. */
type Buyer = { email: string; customerId: string | null; network: string | null }

/**
 * Turns the cart into the order in one transaction: stock is locked, everything is recalculated with current prices,
 * and any difference from what the buyer saw is refused. Locks are always acquired in the same order: the cart, then
 * unpaid orders or the credit terms of the company, stock, discounts and gift cards, each by id.
 */
export async function placeInTransaction(
  options: CommerceOptions,
  request: PlacementRequest,
  payment: AuthorizedPayment,
  prepared: PreparedData,
): Promise<Result<PlacedOrder, CheckoutRefusalCode>> {
  const now = options.clock()
  return options.database.db.transaction(async (tx) => {
    const row = await openCartOfAnyAge(tx, request.caller.cartId, 'update')
    if (!row) return refuse('checkout-not-found')
    const opened = await openCheckoutOrOrder(tx, row, request.caller)
    if (!opened.ok) return opened
    const { details, order } = opened.value
    if (order) return ok(order)
    if (isClosedCart(row, now)) return refuse('checkout-not-found')
    if (payment.status === 'awaited' && details !== null) {
      const { email } = details
      const { network } = request.caller
      const limited = await checkUnpaidOrderLimit(tx, { email, customerId: row.customerId, network })
      if (!limited.ok) return limited
    }
    let invoiceDays: number | null = null
    if (payment.status === 'invoiced') {
      const { caller } = request
      const { amountMinor } = payment
      const currency = request.placement.expectedDue.currencyCode
      const limited = await checkCreditLimit(
        tx,
        options,
        { cart: row, caller },
        { amountMinor, currency, now },
      )
      if (!limited.ok) return limited
      invoiceDays = limited.value.days
    }
    const { house } = options
    await lockStockAndPromotions(tx, row, { now, house, email: details?.email ?? row.email })
    const ready = await prepareCheckout(tx, row, { now, house })
    if (!ready.ok) return ready
    const { lines } = ready.value.cart.priced
    const compared = checkExpectations(ready.value, request.placement)
    if (!compared.ok) return compared
    const terms = toAgreedTerms(ready.value.cart, request.placement)
    if (!terms.ok) return terms
    if (!lines.every(({ id }) => prepared.descriptions.has(id))) return refuse('pieces-changed')
    if (ready.value.totals.dueMinor !== payment.amountMinor) return refuse('totals-changed')
    const { caller } = request
    const agreed = { ready: ready.value, terms: terms.value, payment, invoiceDays, ...prepared }
    return ok(await createOrder({ tx, options, now, caller, ...agreed }))
  })
}

async function lockStockAndPromotions(
  tx: Queryable,
  row: CartRow,
  loadOptions: Parameters<typeof loadCart>[2],
): Promise<void> {
  const cart = await loadCart(tx, row, loadOptions)
  const variantIds = cart.priced.lines.map(({ variant }) => variant.id)
  await lockStock(tx, variantIds)
  await lockPromotions(tx, cart)
}

async function createOrder(context: OrderContext): Promise<PlacedOrder> {
  const { tx, options, now, ready, payment } = context
  const orderId = randomUUID()
  const { lines } = ready.cart.priced
  const reference = await writeOrder(context, orderId)
  await adjustReserved(
    tx,
    lines
      .filter(({ variant }) => variant.isTracked)
      .map((line) => ({ variantId: line.variant.id, quantity: line.quantity })),
    1,
  )
  await redeemPromotions(tx, ready, orderId)
  await tx
    .update(carts)
    .set({ completedAt: now, updatedAt: now })
    .where(eq(carts.token, ready.cart.row.token))
  await announceStock(
    tx,
    lines.map(({ variant }) => variant.product.id),
  )
  await requestOrderMail(tx, options, {
    kind: 'order-confirmation',
    orderId,
    isAddressProven: isAddressProven(context),
  })
  return { orderId, reference: payment.reference || reference, isNew: true }
}

function isAddressProven({ caller, ready }: OrderContext): boolean {
  const verifiedEmail = caller.customer?.verifiedEmail
  return verifiedEmail?.trim().toLowerCase() === ready.details.email.trim().toLowerCase()
}

/**
 * Whether the buyer may place one more unpaid order. Placements with the same email address, account or network are
 * serialized from here to the end of their transactions, so that all of them are counted.
 */
async function checkUnpaidOrderLimit(
  tx: Queryable,
  { email, customerId, network }: Buyer,
): Promise<Result<true, 'unpaid-orders-exhausted'>> {
  const emailKey = customerKey(email)
  const keys = [`email ${emailKey}`, `account ${customerId}`, `network ${network}`]
  const known = [true, customerId !== null, network !== null]
  // Every placement acquires its locks in the same order, so that two placements never deadlock.
  for (const key of keys.filter((_, index) => known[index]).toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.unpaidOrders}, hashtext(${key}))`)
  }
  const count = (condition: SQL) =>
    tx
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.status, 'awaiting-payment'), condition))
      .then(([row]) => row?.count ?? 0)
  const unpaid = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(eq(orders.status, 'awaiting-payment'))
  return checkUnpaidOrders({
    email: unpaid.filter((order) => customerKey(order.email) === emailKey).length,
    account: customerId === null ? null : await count(eq(orders.customerId, customerId)),
    network: network === null ? null : await count(eq(orders.networkKey, network)),
  })
}
