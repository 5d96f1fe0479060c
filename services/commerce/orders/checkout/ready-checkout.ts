import type { LineProblem } from '#contracts/order/checkout.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { saleRefusal, sellableQuantity } from '../../carts/lines/sellability.ts'
import { type LoadedCart, loadCart } from '../../carts/load-cart.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import type { PricedLine } from '../../carts/price-cart.ts'
import { type CheckoutRow, loadDetails } from './checkout-access.ts'
import { type Totals, totalsOf } from './checkout-totals.ts'

/** A checkout that is ready to become an order. */
export type ReadyCheckout = { cart: LoadedCart; details: CheckoutRow; totals: Totals }

export type UnreadyCode = 'cart-empty' | 'details-missing' | LineProblem

/**
 * Loads a cart with its checkout and checks whether it can be ordered. Hold locks to keep the result valid.
 */
export async function readyCheckout(
  queryable: Queryable,
  row: CartRow,
  { now, house }: Pick<Parameters<typeof loadCart>[2], 'now' | 'house'>,
): Promise<Result<ReadyCheckout, UnreadyCode>> {
  const details = await loadDetails(queryable, row.token)
  const cart = await loadCart(queryable, row, { now, house, email: details?.email ?? row.email })
  if (cart.priced.lines.length === 0) return refuse('cart-empty')
  const problem = cart.priced.lines.map((line) => lineProblem(line, cart)).find((code) => code !== null)
  if (problem) return refuse(problem)
  // An address that was entered before the cart's country changed does not match these prices.
  if (details?.address.country !== row.countryCode) return refuse('details-missing')
  return ok({ cart, details, totals: totalsOf(cart) })
}

/** Why a line cannot be ordered; lines of the same variant share its stock. */
export function lineProblem(line: PricedLine, cart: LoadedCart): LineProblem | null {
  const refusal = saleRefusal(line.variant, cart.view)
  if (refusal) return refusal
  const limit = sellableQuantity(line.variant)
  return limit !== null && unitsInCart(line, cart) > limit ? 'units-exhausted' : null
}

/** How many units of the line's variant are in all lines of the cart. */
export function unitsInCart(line: PricedLine, { priced }: LoadedCart): number {
  return priced.lines
    .filter(({ variant }) => variant.id === line.variant.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
