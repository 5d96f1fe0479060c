import { z } from 'zod'
import type { Cart, CartErrorCode } from '#domain/cart.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { CART_FIELDS, type CartPayload, cartPayload, type WireCart, wireCart } from './cart-shape.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  nameOf,
} from './request.ts'
import { toCart } from './to-cart.ts'

type CartAnswer = Promise<Result<Cart, CartErrorCode>>

/** The calls of the commerce client that read and change carts (Spec §7); their refusals are Spec §8's. */
export type CartCalls = {
  /** An empty cart for the buyer of the context. */
  createCart(context: CommerceContext): CartAnswer
  /** With all of its lines, which are fetched 10 at a time (Spec §9). */
  getCart(asked: { cartId: string }, context: CommerceContext): CartAnswer
  /** Spec §7: the cart read for the badge. */
  countPieces(asked: { cartId: string }, context: CommerceContext): Promise<Result<number, CartErrorCode>>
  addLine(
    asked: { cartId: string; variantId: string; quantity: number },
    context: CommerceContext,
  ): CartAnswer
  /** A quantity of 0 removes the line. */
  setQuantity(
    asked: { cartId: string; lineId: string; quantity: number },
    context: CommerceContext,
  ): CartAnswer
  removeLine(asked: { cartId: string; lineId: string }, context: CommerceContext): CartAnswer
  /** Replaces all codes. Refused with 'promocode-failed' when one of them does not apply. */
  updateDiscountCodes(
    asked: { cartId: string; codes: readonly string[] },
    context: CommerceContext,
  ): CartAnswer
  /** Gives the cart the country and the customer of the context: its prices change currency with it. */
  updateBuyerIdentity(asked: { cartId: string }, context: CommerceContext): CartAnswer
  updateNote(asked: { cartId: string; note: string }, context: CommerceContext): CartAnswer
}

export function createCartCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): CartCalls {
  async function ask<Data>(
    operation: string,
    shape: z.ZodType<Data>,
    variables: Record<string, unknown>,
    context: CommerceContext,
  ): Promise<Data | null> {
    const answer = await request(operation, { ...variables, ...contextVariables(context) })
    if (!answer.ok) return null
    const parsed = shape.safeParse(answer.value)
    if (parsed.success) return parsed.data
    const details = z.prettifyError(parsed.error)
    report({ operation: nameOf(operation), code: 'answer-malformed', status: 200, details })
    return null
  }

  /** Reads the lines after the first ten, page by page. */
  async function complete(cart: WireCart, context: CommerceContext): CartAnswer {
    const lines = [...cart.lines.nodes]
    let { hasNextPage, endCursor } = cart.lines.pageInfo
    while (hasNextPage) {
      const next = await ask(GET_CART, cartData, { cartId: cart.id, after: endCursor }, context)
      if (!next) return refuse('cart-fetch-failed')
      if (!next.cart) return refuse('cart-not-found')
      lines.push(...next.cart.lines.nodes)
      hasNextPage = next.cart.lines.pageInfo.hasNextPage
      endCursor = next.cart.lines.pageInfo.endCursor
    }
    return ok(toCart(cart, lines, context.country))
  }

  async function change(
    { name, failure, refusesWarnings = true }: Mutation,
    variables: Record<string, unknown>,
    context: CommerceContext,
  ): CartAnswer {
    const data = await ask(MUTATIONS[name], z.object({ [name]: cartPayload }), variables, context)
    const payload = data?.[name]
    if (!payload) return refuse(failure)
    const code = refusalOf(payload, failure, refusesWarnings)
    if (code !== null) return refuse(code)
    return payload.cart ? complete(payload.cart, context) : refuse('cart-not-found')
  }

  return {
    createCart: (context) =>
      change(
        { name: 'cartCreate', failure: 'cart-creation-failed' },
        { input: { lines: [], buyerIdentity: buyerOf(context) } },
        context,
      ),
    async getCart({ cartId }, context) {
      const data = await ask(GET_CART, cartData, { cartId, after: null }, context)
      if (!data) return refuse('cart-fetch-failed')
      return data.cart ? complete(data.cart, context) : refuse('cart-not-found')
    },
    async countPieces({ cartId }, context) {
      const data = await ask(CART_BADGE, badgeData, { cartId }, context)
      if (!data) return refuse('cart-fetch-failed')
      return data.cart ? ok(data.cart.totalQuantity) : refuse('cart-not-found')
    },
    addLine: ({ cartId, variantId, quantity }, context) =>
      change(
        { name: 'cartLinesAdd', failure: 'line-add-failed' },
        { cartId, lines: [{ merchandiseId: variantId, quantity }] },
        context,
      ),
    setQuantity: ({ cartId, lineId, quantity }, context) =>
      change(
        { name: 'cartLinesUpdate', failure: 'quantity-failed' },
        { cartId, lines: [{ id: lineId, quantity }] },
        context,
      ),
    removeLine: ({ cartId, lineId }, context) =>
      change({ name: 'cartLinesRemove', failure: 'quantity-failed' }, { cartId, lineIds: [lineId] }, context),
    async updateDiscountCodes({ cartId, codes }, context) {
      const changed = await change(
        { name: 'cartDiscountCodesUpdate', failure: 'promocode-failed' },
        { cartId, discountCodes: codes },
        context,
      )
      if (!changed.ok) return changed
      // In 2025-04 a code that does not apply is no error, only a code that is not applicable.
      const applied = new Set(changed.value.promocodes.map((code) => code.toUpperCase()))
      return codes.every((code) => applied.has(code.toUpperCase())) ? changed : refuse('promocode-failed')
    },
    updateBuyerIdentity: ({ cartId }, context) =>
      change(
        { name: 'cartBuyerIdentityUpdate', failure: 'cart-country-failed', refusesWarnings: false },
        { cartId, buyerIdentity: buyerOf(context) },
        context,
      ),
    updateNote: ({ cartId, note }, context) =>
      change({ name: 'cartNoteUpdate', failure: 'quantity-failed' }, { cartId, note }, context),
  }
}

type MutationName = keyof typeof MUTATIONS
type Mutation = {
  name: MutationName
  /** The refusal when nothing more precise is known. */
  failure: CartErrorCode
  /** Spec §7: any warning returned by add, quantity or promo calls is treated as an error. */
  refusesWarnings?: boolean
}

function refusalOf(
  { userErrors: [error], warnings: [warning], cart }: CartPayload,
  failure: CartErrorCode,
  refusesWarnings: boolean,
): CartErrorCode | null {
  if (error?.code === 'INVALID' && error.field?.[0] === 'cartId') return 'cart-not-found'
  if (error && failure === 'line-add-failed') return ADD_REFUSALS[error.code ?? ''] ?? failure
  if (error) return failure
  if (warning && refusesWarnings) return STOCK_WARNINGS.has(warning.code) ? 'units-exhausted' : failure
  return cart ? null : failure
}

const ADD_REFUSALS: Record<string, CartErrorCode> = {
  INVALID_MERCHANDISE_LINE: 'not-shippable-here',
  VALIDATION_CUSTOM: 'not-sellable',
}

const STOCK_WARNINGS: ReadonlySet<string> = new Set([
  'MERCHANDISE_NOT_ENOUGH_STOCK',
  'MERCHANDISE_OUT_OF_STOCK',
])

/** Spec §7: buyerIdentity {countryCode, customerAccessToken, companyLocationId}. */
function buyerOf({ country, buyer }: CommerceContext) {
  return {
    countryCode: country,
    ...(buyer && { customerAccessToken: buyer.customerAccessToken }),
    ...(buyer?.companyLocationId && { companyLocationId: buyer.companyLocationId }),
  }
}

const badgeData = z.object({ cart: z.object({ totalQuantity: z.int() }).nullable() })
const cartData = z.object({ cart: wireCart.nullable() })

const CONTEXT = '$after: String, $country: CountryCode, $language: LanguageCode, $buyer: BuyerInput'
const IN_CONTEXT = '@inContext(country: $country, language: $language, buyer: $buyer)'

const GET_CART = `query GetCart($cartId: ID!, ${CONTEXT}) ${IN_CONTEXT} {
  cart(id: $cartId) { ...CartFields }
} ${CART_FIELDS}`

const CART_BADGE = `query CartBadge($cartId: ID!, $country: CountryCode, $language: LanguageCode, $buyer: BuyerInput) ${IN_CONTEXT} {
  cart(id: $cartId) { totalQuantity }
}`

const MUTATIONS = {
  cartCreate: mutation('cartCreate', '$input: CartInput!', 'input: $input'),
  cartLinesAdd: mutation(
    'cartLinesAdd',
    '$cartId: ID!, $lines: [CartLineInput!]!',
    'cartId: $cartId, lines: $lines',
  ),
  cartLinesUpdate: mutation(
    'cartLinesUpdate',
    '$cartId: ID!, $lines: [CartLineUpdateInput!]!',
    'cartId: $cartId, lines: $lines',
  ),
  cartLinesRemove: mutation(
    'cartLinesRemove',
    '$cartId: ID!, $lineIds: [ID!]!',
    'cartId: $cartId, lineIds: $lineIds',
  ),
  cartDiscountCodesUpdate: mutation(
    'cartDiscountCodesUpdate',
    '$cartId: ID!, $discountCodes: [String!]',
    'cartId: $cartId, discountCodes: $discountCodes',
  ),
  cartBuyerIdentityUpdate: mutation(
    'cartBuyerIdentityUpdate',
    '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
    'cartId: $cartId, buyerIdentity: $buyerIdentity',
  ),
  cartNoteUpdate: mutation('cartNoteUpdate', '$cartId: ID!, $note: String!', 'cartId: $cartId, note: $note'),
}

function mutation(name: string, parameters: string, input: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return `mutation ${title}(${parameters}, ${CONTEXT}) ${IN_CONTEXT} {
  ${name}(${input}) {
    cart { ...CartFields }
    userErrors { field message code }
    warnings { code }
  }
} ${CART_FIELDS}`
}
