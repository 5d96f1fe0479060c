import { eq } from 'drizzle-orm'
import type { GraphQLResolveInfo } from 'graphql'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { AuthenticatedCustomer } from '../../authenticate.ts'
import type { Execution } from '../../graphql/execution.ts'
import { viewOf } from '../../graphql/view.ts'
import { digestSecret, formatCartId, newCartId } from '../cart-id.ts'
import { type CartAttribute, carts } from '../cart-tables.ts'
import { addToCart, type CartLineInput } from '../lines/line-mutations.ts'
import { openLazily } from '../load-cart.ts'
import type { CartRow } from '../open-cart.ts'
import { type BuyerIdentityInput, updatedBuyer } from './buyer-identity.ts'
import { type CartPayload, type Change, type ChangeContext, retargetWarnings } from './change-cart.ts'
import { setAttributes, setDiscountCodes, setGiftCards, setNote } from './detail-mutations.ts'

export type CartInput = {
  buyerIdentity?: BuyerIdentityInput | null
  lines?: CartLineInput[] | null
  discountCodes?: string[] | null
  giftCardCodes?: string[] | null
  note?: string | null
  attributes?: CartAttribute[] | null
}

/** `cartCreate`: a cart with everything in the input, or no cart and the reasons. */
export async function createCart(
  input: CartInput,
  customer: AuthenticatedCustomer | null,
  execution: Execution,
  info: GraphQLResolveInfo,
): Promise<CartPayload> {
  const now = execution.options.clock()
  const cartId = newCartId()
  const id = formatCartId(cartId)
  const view = viewOf(execution, info)
  const blank = {
    ownerId: null,
    customerId: null,
    companyLocationId: null,
    exemptNumber: null,
    email: null,
    phone: null,
  }
  const before = { ...blank, countryCode: view.country }
  const identity = updatedBuyer(before, input.buyerIdentity ?? {}, customer, execution)
  if (identity.error) return { cart: null, userErrors: [identity.error], warnings: [] }
  const { database, house } = execution.options
  const created = await database.db.transaction(async (tx) => {
    const row = { token: cartId.token, secretDigest: digestSecret(cartId.secret), ...identity.buyer }
    const [cart] = await tx
      .insert(carts)
      .values({ ...row, language: view.language, createdAt: now, updatedAt: now, usedAt: now })
      .returning()
    if (!cart) throw new Error('The cart was not kept')
    const filled = await fill({ tx, cartId: id, cart, execution, now }, input)
    if (!filled.refused) return { filled, row: await read(tx, cart) }
    await tx.delete(carts).where(eq(carts.token, cart.token))
    return { filled, row: null }
  })
  const { filled, row } = created
  if (row === null || filled.refused) return { cart: null, userErrors: filled.refused ?? [], warnings: [] }
  const cart = { id, ...openLazily(database.db, row, { now, house, access: execution.access }) }
  return { cart, userErrors: [], warnings: await retargetWarnings(filled.warnings ?? [], cart) }
}

/** Applies the parts of the input in turn; the first refusal ends it. */
async function fill(context: ChangeContext, input: CartInput): Promise<Change> {
  const steps = [
    () => addToCart(context, input.lines ?? []),
    async () => setNote(input.note ?? ''),
    async () => setAttributes(input.attributes ?? []),
    async () => setDiscountCodes(input.discountCodes ?? []),
    () => setGiftCards(context, input.giftCardCodes ?? []),
  ]
  const warnings = []
  for (const step of steps) {
    const change = await step()
    if (change.refused) return change
    warnings.push(...(change.warnings ?? []))
    if (change.set) {
      await context.tx.update(carts).set(change.set).where(eq(carts.token, context.cart.token))
    }
  }
  return { warnings }
}

async function read(tx: Queryable, { token }: CartRow): Promise<CartRow> {
  const [cart] = await tx.select().from(carts).where(eq(carts.token, token))
  if (!cart) throw new Error('A cart in a transaction does not go away')
  return cart
}
