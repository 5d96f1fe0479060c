import type { LineProblem } from '#contracts/order/checkout.ts'
import { agreedOrderStatus } from '#domain/order/agreed-order.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { findBuyerRefusal, findSaleRefusal, getSellableQuantity } from '../../carts/lines/sellability.ts'
import { type LoadedCart, loadCart } from '../../carts/load-cart.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import type { PricedLine } from '../../carts/price-cart.ts'
import { type CheckoutRow, loadDetails } from './checkout-access.ts'
import { computeTotals, type Totals } from './checkout-totals.ts'

export type ReadyCheckout = { cart: LoadedCart; details: CheckoutRow; totals: Totals }

type CartProblem = 'cart-empty' | LineProblem | AgreedProblem

type AgreedProblem = 'agreed-order-expired' | 'agreed-order-cancelled' | 'agreed-order-unavailable'

/** Loads a cart with its checkout and checks whether it can be ordered. The result only remains valid under locks. */
export async function prepareCheckout(
  queryable: Queryable,
  row: CartRow,
  { now, house }: Pick<Parameters<typeof loadCart>[2], 'now' | 'house'>,
): Promise<Result<ReadyCheckout, CartProblem | 'details-missing'>> {
  const details = await loadDetails(queryable, row.token)
  const cart = await loadCart(queryable, row, { now, house, email: details?.email ?? row.email })
  const problem = findCartProblem(cart, now)
  if (problem) return refuse(problem)
  // An address that was entered before the cart's country changed does not match these prices.
  if (details?.address.country !== row.countryCode) return refuse('details-missing')
  return ok({ cart, details, totals: computeTotals(cart) })
}

function findCartProblem(cart: LoadedCart, now: Date): CartProblem | null {
  if (cart.agreement) return findAgreedProblem(cart, now)
  const { lines } = cart.priced
  if (lines.length === 0) return 'cart-empty'
  return lines.map((line) => findLineProblem(line, cart)).find((code) => code !== null) ?? null
}

/**
 * Why an agreed order can no longer be placed; null if it can, and for an ordinary cart. It is placed as a whole or not
 * at all, since its buyer cannot change it.
 */
export function findAgreedProblem(cart: LoadedCart, now: Date): AgreedProblem | null {
  const { agreement, priced } = cart
  if (agreement === null) return null
  const status = agreedOrderStatus({ ...agreement, isOrdered: false }, now)
  if (status === 'expired') return 'agreed-order-expired'
  if (status === 'cancelled') return 'agreed-order-cancelled'
  const isWhole = priced.lines.length === agreement.lines.length
  const isOrderable = priced.lines.every((line) => findLineProblem(line, cart) === null)
  return isWhole && isOrderable ? null : 'agreed-order-unavailable'
}

/** Lines of the same variant share its stock. */
export function findLineProblem(line: PricedLine, cart: LoadedCart): LineProblem | null {
  const refusal = line.agreed
    ? findBuyerRefusal(line.variant, cart.view)
    : findSaleRefusal(line.variant, cart.view)
  if (refusal) return refusal
  const limit = getSellableQuantity(line.variant)
  return limit !== null && unitsInCart(line, cart) > limit ? 'units-exhausted' : null
}

export function unitsInCart(line: PricedLine, { priced }: LoadedCart): number {
  return priced.lines
    .filter(({ variant }) => variant.id === line.variant.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
