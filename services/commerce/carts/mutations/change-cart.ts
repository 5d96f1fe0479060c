import { eq } from 'drizzle-orm'
import type { GraphQLResolveInfo } from 'graphql'
import { mayOpenCart } from '#domain/cart/cart-ownership.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { AuthenticatedCustomer } from '../../authenticate.ts'
import type { Execution } from '../../catalogue/graphql/execution.ts'
import { operationContext, toLanguage } from '../../catalogue/graphql/view.ts'
import type { View } from '../../catalogue/view.ts'
import { carts } from '../../tables/cart-tables.ts'
import { resolveCartCaller } from '../cart-caller.ts'
import { CART_MISSING, type CartUserError, type CartWarning } from '../cart-errors.ts'
import { parseLineId } from '../cart-id.ts'
import { createCartView, openLazily } from '../load-cart.ts'
import { type CartRow, lockCart } from '../open-cart.ts'

/** The source of every `Cart` resolver: the cart, and the id it was requested with. */
export type CartNode = ReturnType<typeof openLazily> & { id: string }

export type CartPayload = { cart: CartNode | null; userErrors: CartUserError[]; warnings: CartWarning[] }

/** The changed columns of the cart's own row, or why the change is refused; then nothing is stored. */
export type Change =
  | { refused: CartUserError[] }
  | { set?: Partial<CartRow>; warnings?: CartWarning[]; refused?: undefined }

/** `cartId` is the whole id, including the key that opened the cart. */
export type ChangeContext = { tx: Queryable; cartId: string; cart: CartRow; execution: Execution; now: Date }

/**
 * Runs one mutation on a cart. Its row is locked, so that changes to one cart are serialized, and the change is stored
 * as a whole or not at all. Afterwards, the selected parts of the cart are loaded. A cart that does not exist, is not
 * accessible to the caller, or belongs to an agreed order is an expected refusal (INVALID). `customer` is the customer
 * authenticated by the arguments of the mutation.
 */
export async function changeCart(
  cartId: string,
  execution: Execution,
  info: GraphQLResolveInfo,
  work: (context: ChangeContext) => Promise<Change>,
  customer: AuthenticatedCustomer | null = null,
): Promise<CartPayload> {
  const { database, clock, house } = execution.options
  const now = clock()
  const caller = await resolveCartCaller(execution, info, customer)
  const changed = await database.db.transaction(async (tx) => {
    const cart = await lockCart(tx, cartId, now)
    if (!cart || cart.agreedOrderId !== null || !mayOpenCart(cart, caller)) return null
    const change = await work({ tx, cartId, cart, execution, now })
    const row = change.refused
      ? cart
      : await storeChange(tx, cart, change.set ?? {}, requestLanguage(info, cart), now)
    return { change, row }
  })
  if (changed === null) return { cart: null, userErrors: [CART_MISSING], warnings: [] }
  const { change, row } = changed
  const loadOptions = { now, house, language: requestLanguage(info, row), access: execution.access }
  const cart = { id: cartId, ...openLazily(database.db, row, loadOptions) }
  if (change.refused) return { cart, userErrors: change.refused, warnings: [] }
  return { cart, userErrors: [], warnings: await retargetWarnings(change.warnings ?? [], cart) }
}

/** The view of the cart's buyer, limited to what the caller may see. */
export function buyerView({ cart, execution }: ChangeContext): View {
  return createCartView(cart, { house: execution.options.house, access: execution.access })
}

export function requestLanguage(
  info: GraphQLResolveInfo,
  cart: Pick<CartRow, 'language'>,
): CartRow['language'] {
  const { language } = operationContext(info)
  return language === undefined ? cart.language : toLanguage(language)
}

async function storeChange(
  tx: Queryable,
  cart: CartRow,
  set: Partial<CartRow>,
  language: CartRow['language'],
  now: Date,
): Promise<CartRow> {
  const change = { ...set, language, updatedAt: now, usedAt: now }
  await tx.update(carts).set(change).where(eq(carts.token, cart.token))
  return { ...cart, ...change }
}

/** Makes warnings about lines that were not added target the cart. */
export async function retargetWarnings(
  warnings: readonly CartWarning[],
  { id, row, contents }: CartNode,
): Promise<CartWarning[]> {
  if (warnings.length === 0) return []
  const lineIds = new Set((await contents()).map((line) => line.id))
  return warnings.map((warning) =>
    lineIds.has(parseLineId(warning.target, row.token) ?? '') ? warning : { ...warning, target: id },
  )
}
