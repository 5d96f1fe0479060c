import type { GraphQLResolveInfo } from 'graphql'
import { type AuthenticatedCustomer, authenticateOrThrow } from '../../authenticate.ts'
import type { Execution, Resolvers } from '../../graphql/execution.ts'
import { cartCaller } from '../cart-caller.ts'
import type { CartAttribute } from '../cart-tables.ts'
import { limitCodeAttempts, type SubmittedCodes } from '../discounts/code-attempts.ts'
import {
  addToCart,
  type CartLineInput,
  type CartLineUpdateInput,
  removeFromCart,
  unsellableLines,
  updateInCart,
} from '../lines/line-mutations.ts'
import { type BuyerIdentityInput, updatedBuyer } from './buyer-identity.ts'
import { type Change, type ChangeContext, changeCart } from './change-cart.ts'
import { type CartInput, createCart } from './create-cart.ts'
import {
  removeGiftCards,
  setAttributes,
  setDiscountCodes,
  setGiftCards,
  setNote,
} from './detail-mutations.ts'

/** The cart mutations of the official schema that this shop serves. */
export const cartMutations = {
  cartCreate: async (_: unknown, { input }: { input?: CartInput | null }, execution: Execution, info) => {
    const { discountCodes, giftCardCodes } = input ?? {}
    await limitCodeAttempts(execution, { discountCodes, giftCardCodes }, null)
    return createCart(input ?? {}, await customerOf(input?.buyerIdentity, execution), execution, info)
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

type OfCart = { cartId: string }

/** A resolver that changes the cart of its `cartId`. */
function change<Arguments>(work: (args: Arguments, context: ChangeContext) => Change | Promise<Change>) {
  return (_: unknown, args: Arguments & OfCart, execution: Execution, info: GraphQLResolveInfo) =>
    changeCart(args.cartId, execution, info, async (context) => work(args, context))
}

/** A resolver that changes the codes of a cart, after counting them as attempts. */
function changeCodes<Arguments extends SubmittedCodes>(
  work: (args: Arguments, context: ChangeContext) => Change | Promise<Change>,
) {
  const resolve = change(work)
  return async (_: unknown, args: Arguments & OfCart, execution: Execution, info: GraphQLResolveInfo) => {
    const { cartId } = args
    await limitCodeAttempts(execution, args, { cartId, caller: await cartCaller(execution, info) })
    return resolve(_, args, execution, info)
  }
}

/** A change of country changes currency and prices; lines that are not sold there stay, with a warning. */
async function cartBuyerIdentityUpdate(
  _: unknown,
  { cartId, buyerIdentity }: OfCart & { buyerIdentity: BuyerIdentityInput },
  execution: Execution,
  info: GraphQLResolveInfo,
) {
  const customer = await customerOf(buyerIdentity, execution)
  const work = async (context: ChangeContext): Promise<Change> => {
    const { buyer, error } = updatedBuyer(context.cart, buyerIdentity, customer, execution)
    if (error) return { refused: [error] }
    const warnings = await unsellableLines({ ...context, cart: { ...context.cart, ...buyer } })
    return { set: buyer, warnings }
  }
  return changeCart(cartId, execution, info, work, customer)
}

/** Loaded before the cart is locked, because it may take a while. */
async function customerOf(
  identity: BuyerIdentityInput | null | undefined,
  { options }: Execution,
): Promise<AuthenticatedCustomer | null> {
  const token = identity?.customerAccessToken
  return token ? authenticateOrThrow(options, token) : null
}
