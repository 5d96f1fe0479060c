import { eq } from 'drizzle-orm'
import type { GraphQLResolveInfo } from 'graphql'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type AuthenticatedCustomer, authenticateOrThrow } from '../../authenticate.ts'
import type { Execution, Resolvers } from '../../catalogue/graphql/execution.ts'
import { operationView } from '../../catalogue/graphql/view.ts'
import type { CartAttribute } from '../../tables/cart-tables.ts'
import { carts } from '../../tables/cart-tables.ts'
import { resolveCartCaller } from '../cart-caller.ts'
import { digestSecret, formatCartId, newCartId } from '../cart-id.ts'
import { limitCodeAttempts, type SubmittedCodes } from '../discounts/code-attempts.ts'
import {
  addToCart,
  type CartLineInput,
  type CartLineUpdateInput,
  removeFromCart,
  updateInCart,
  warnUnsellableLines,
} from '../lines/line-mutations.ts'
import { openLazily } from '../load-cart.ts'
import type { CartRow } from '../open-cart.ts'
import { type BuyerIdentityInput, updateBuyer } from './buyer-identity.ts'
import {
  type CartPayload,
  type Change,
  type ChangeContext,
  changeCart,
  retargetWarnings,
} from './change-cart.ts'
import {
  removeGiftCards,
  setAttributes,
  setDiscountCodes,
  setGiftCards,
  setNote,
} from './detail-mutations.ts'

export const cartMutations = {
  cartCreate: async (_: unknown, { input }: { input?: CartInput | null }, execution: Execution, info) => {
    const { discountCodes, giftCardCodes } = input ?? {}
    await limitCodeAttempts(execution, { discountCodes, giftCardCodes }, null)
    return createCart(
      input ?? {},
      await findIdentityCustomer(input?.buyerIdentity, execution),
      execution,
      info,
    )
  },
  cartBuyerIdentityUpdate,
  cartLinesAdd: change(({ lines }: { lines: CartLineInput[] }, context) => addToCart(context, lines)),
  cartLinesUpdate: change(({ lines }: { lines: CartLineUpdateInput[] }, context) =>
    updateInCart(context, lines),
  ),
  cartLinesRemove: change(({ lineIds }: { lineIds: string[] }, context) => removeFromCart(context, lineIds)),
  cartDiscountCodesUpdate: changeCodes(({ discountCodes }: { discountCodes?: string[] | null }) =>
    setDiscountCodes(discountCodes ?? []),
  ),
  cartNoteUpdate: change(({ note }: { note: string }) => setNote(note)),
  cartAttributesUpdate: change(({ attributes }: { attributes: CartAttribute[] }) =>
    setAttributes(attributes),
  ),
  cartGiftCardCodesUpdate: changeCodes(({ giftCardCodes }: { giftCardCodes: string[] }, context) =>
    setGiftCards(context, giftCardCodes),
  ),
  cartGiftCardCodesRemove: change(({ appliedGiftCardIds }: { appliedGiftCardIds: string[] }, context) =>
    removeGiftCards(context, appliedGiftCardIds),
  ),
} satisfies Resolvers[string]

type CartIdArgs = { cartId: string }

type CartInput = {
  buyerIdentity?: BuyerIdentityInput | null
  lines?: CartLineInput[] | null
  discountCodes?: string[] | null
  giftCardCodes?: string[] | null
  note?: string | null
  attributes?: CartAttribute[] | null
}

function change<Arguments>(work: (args: Arguments, context: ChangeContext) => Change | Promise<Change>) {
  return (_: unknown, args: Arguments & CartIdArgs, execution: Execution, info: GraphQLResolveInfo) =>
    changeCart(args.cartId, execution, info, async (context) => work(args, context))
}

/** A resolver that changes the codes of a cart, after counting them as attempts. */
function changeCodes<Arguments extends SubmittedCodes>(
  work: (args: Arguments, context: ChangeContext) => Change | Promise<Change>,
) {
  const resolve = change(work)
  return async (_: unknown, args: Arguments & CartIdArgs, execution: Execution, info: GraphQLResolveInfo) => {
    const { cartId } = args
    await limitCodeAttempts(execution, args, { cartId, caller: await resolveCartCaller(execution, info) })
    return resolve(_, args, execution, info)
  }
}

/** Updates the buyer. A new country changes currency and prices; lines not sold there stay, with a warning. */
async function cartBuyerIdentityUpdate(
  _: unknown,
  { cartId, buyerIdentity }: CartIdArgs & { buyerIdentity: BuyerIdentityInput },
  execution: Execution,
  info: GraphQLResolveInfo,
) {
  const customer = await findIdentityCustomer(buyerIdentity, execution)
  const work = async (context: ChangeContext): Promise<Change> => {
    const { buyer, error } = updateBuyer(context.cart, buyerIdentity, customer, execution)
    if (error) return { refused: [error] }
    const warnings = await warnUnsellableLines({ ...context, cart: { ...context.cart, ...buyer } })
    return { set: buyer, warnings }
  }
  return changeCart(cartId, execution, info, work, customer)
}

/** Resolves the customer before the cart is locked, since that may take a while. */
async function findIdentityCustomer(
  identity: BuyerIdentityInput | null | undefined,
  { options }: Execution,
): Promise<AuthenticatedCustomer | null> {
  const token = identity?.customerAccessToken
  return token ? authenticateOrThrow(options, token) : null
}

/** `cartCreate`: a cart with everything in the input, or no cart and the reasons. */
async function createCart(
  input: CartInput,
  customer: AuthenticatedCustomer | null,
  execution: Execution,
  info: GraphQLResolveInfo,
): Promise<CartPayload> {
  const now = execution.options.clock()
  const cartId = newCartId()
  const id = formatCartId(cartId)
  const view = operationView(execution, info)
  const blank = {
    ownerId: null,
    customerId: null,
    companyLocationId: null,
    exemptNumber: null,
    email: null,
    phone: null,
  }
  const before = { ...blank, countryCode: view.country }
  const identity = updateBuyer(before, input.buyerIdentity ?? {}, customer, execution)
  if (identity.error) return { cart: null, userErrors: [identity.error], warnings: [] }
  const { database, house } = execution.options
  const created = await database.db.transaction(async (tx) => {
    const row = { token: cartId.token, secretDigest: digestSecret(cartId.secret), ...identity.buyer }
    const [cart] = await tx
      .insert(carts)
      .values({ ...row, language: view.language, createdAt: now, updatedAt: now, usedAt: now })
      .returning()
    if (!cart) throw new Error('The cart was not stored')
    const filled = await applyInput({ tx, cartId: id, cart, execution, now }, input)
    if (!filled.refused) return { filled, row: await reloadCart(tx, cart) }
    await tx.delete(carts).where(eq(carts.token, cart.token))
    return { filled, row: null }
  })
  const { filled, row } = created
  if (row === null || filled.refused) return { cart: null, userErrors: filled.refused ?? [], warnings: [] }
  const cart = { id, ...openLazily(database.db, row, { now, house, access: execution.access }) }
  return { cart, userErrors: [], warnings: await retargetWarnings(filled.warnings ?? [], cart) }
}

/** Applies the parts of the input in turn, up to the first refusal. */
async function applyInput(context: ChangeContext, input: CartInput): Promise<Change> {
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

async function reloadCart(tx: Queryable, { token }: CartRow): Promise<CartRow> {
  const [cart] = await tx.select().from(carts).where(eq(carts.token, token))
  if (!cart) throw new Error('The cart disappeared during its transaction')
  return cart
}
