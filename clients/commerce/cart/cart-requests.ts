import { z } from 'zod'
import type { Cart, CartErrorCode } from '#domain/cart/cart.ts'
import { CART_LINES_PAGE_SIZE } from '#domain/cart/cart.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  operationName,
} from '../request.ts'
import { type CartFailure, toRefusal } from './cart-refusals.ts'
import { BUYER_FIELDS, CART_FIELDS, cartPayload, type WireCart, wireCart } from './cart-shape.ts'
import { toCart, toCartBuyer } from './to-cart.ts'

export type CartResponse = Promise<Result<Cart, CartErrorCode>>

export type CartBuyer = Pick<Cart, 'id' | 'country' | 'buyer'>

/** The number of pieces in a cart and its owner's id, or null for a guest's cart. */
export type CartCount = { readonly pieces: number; readonly customerId: string | null }

export type CartRequests = {
  count(cartId: string, context: CommerceContext): Promise<Result<CartCount, CartErrorCode>>
  read(cartId: string, context: CommerceContext): CartResponse
  readBuyer(cartId: string, context: CommerceContext): Promise<Result<CartBuyer, CartErrorCode>>
  change(
    mutation: CartFailure & { name: CartMutationName; headers?: Readonly<Record<string, string>> },
    variables: Record<string, unknown>,
    context: CommerceContext,
  ): CartResponse
}

const VISITOR = '$country: CountryCode, $language: LanguageCode, $buyer: BuyerInput'

const CONTEXT = `$first: Int = ${CART_LINES_PAGE_SIZE}, $after: String, ${VISITOR}`

const IN_CONTEXT = '@inContext(country: $country, language: $language, buyer: $buyer)'

const GET_CART = `query GetCart($cartId: ID!, ${CONTEXT}) ${IN_CONTEXT} {
  cart(id: $cartId) { ...CartFields }
} ${CART_FIELDS}`

/** Spec §7: reads the cart for the badge. */
const CART_BADGE = `query CartBadge($cartId: ID!, ${VISITOR}) ${IN_CONTEXT} {
  cart(id: $cartId) { totalQuantity buyerIdentity { customer { id } } }
}`

const CART_BUYER = `query CartBuyer($cartId: ID!, ${VISITOR}) ${IN_CONTEXT} {
  cart(id: $cartId) { id ${BUYER_FIELDS} }
}`

const CART_MUTATIONS = {
  cartCreate: mutation('cartCreate', { input: 'CartInput!' }),
  cartLinesAdd: mutation('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' }),
  cartLinesUpdate: mutation('cartLinesUpdate', { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' }),
  cartLinesRemove: mutation('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' }),
  cartDiscountCodesUpdate: mutation('cartDiscountCodesUpdate', { cartId: 'ID!', discountCodes: '[String!]' }),
  cartGiftCardCodesUpdate: mutation('cartGiftCardCodesUpdate', {
    cartId: 'ID!',
    giftCardCodes: '[String!]!',
  }),
  cartGiftCardCodesRemove: mutation('cartGiftCardCodesRemove', {
    cartId: 'ID!',
    appliedGiftCardIds: '[ID!]!',
  }),
  cartBuyerIdentityUpdate: mutation('cartBuyerIdentityUpdate', {
    cartId: 'ID!',
    buyerIdentity: 'CartBuyerIdentityInput!',
  }),
  cartNoteUpdate: mutation('cartNoteUpdate', { cartId: 'ID!', note: 'String!' }),
}

type CartMutationName = keyof typeof CART_MUTATIONS

export function createCartRequests(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  shows: ShowsPicture,
): CartRequests {
  async function execute<Data>(
    operation: string,
    shape: z.ZodType<Data>,
    variables: Record<string, unknown>,
    context: CommerceContext,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Result<Data, 'throttled' | 'unanswered'>> {
    const result = await request(operation, { ...variables, ...contextVariables(context) }, headers)
    if (!result.ok) return refuse(result.code === 'throttled' ? 'throttled' : 'unanswered')
    const parsed = shape.safeParse(result.value)
    if (parsed.success) return ok(parsed.data)
    const details = z.prettifyError(parsed.error)
    report({ operation: operationName(operation), code: 'answer-malformed', status: 200, details })
    return refuse('unanswered')
  }

  /**
   * Loads the lines after the first ten (Spec §9) in pages of the maximum size, because the service prices the whole
   * cart for each page.
   */
  async function loadAllLines(cart: WireCart, context: CommerceContext): CartResponse {
    const lines = [...cart.lines.nodes]
    let { hasNextPage, endCursor } = cart.lines.pageInfo
    while (hasNextPage) {
      const next = await execute(
        GET_CART,
        cartData,
        { cartId: cart.id, first: LINES_PAGE_MAX, after: endCursor },
        context,
      )
      if (!next.ok) return refuse('cart-fetch-failed')
      if (!next.value.cart) return refuse('cart-not-found')
      const { nodes, pageInfo } = next.value.cart.lines
      lines.push(...nodes)
      hasNextPage = pageInfo.hasNextPage
      endCursor = pageInfo.endCursor
    }
    return ok(toCart(cart, lines, { requested: context.country, shows }))
  }

  return {
    async count(cartId, context) {
      const counted = await execute(CART_BADGE, badgeData, { cartId }, context)
      if (!counted.ok) return refuse('cart-fetch-failed')
      if (!counted.value.cart) return refuse('cart-not-found')
      const { totalQuantity, buyerIdentity } = counted.value.cart
      return ok({ pieces: totalQuantity, customerId: buyerIdentity.customer?.id ?? null })
    },
    async read(cartId, context) {
      const found = await execute(GET_CART, cartData, { cartId }, context)
      if (!found.ok) return refuse('cart-fetch-failed')
      return found.value.cart ? loadAllLines(found.value.cart, context) : refuse('cart-not-found')
    },
    async readBuyer(cartId, context) {
      const found = await execute(CART_BUYER, buyerData, { cartId }, context)
      if (!found.ok) return refuse('cart-fetch-failed')
      return found.value.cart ? ok(toCartBuyer(found.value.cart, context.country)) : refuse('cart-not-found')
    },
    async change({ name, headers, ...failure }, variables, context) {
      const shape = z.object({ [name]: cartPayload })
      const changed = await execute(CART_MUTATIONS[name], shape, variables, context, headers)
      if (!changed.ok && changed.code === 'throttled') return refuse(failure.throttled ?? failure.failure)
      const payload = changed.ok ? changed.value[name] : undefined
      if (!payload) return refuse(failure.failure)
      const code = toRefusal(payload, failure)
      if (code !== null) return refuse(code)
      return payload.cart ? loadAllLines(payload.cart, context) : refuse('cart-not-found')
    },
  }
}

/** The platform's maximum page size. */
const LINES_PAGE_MAX = 250

const badgeData = z.object({
  cart: z
    .object({
      totalQuantity: z.int(),
      buyerIdentity: z.object({ customer: z.object({ id: z.string() }).nullable() }),
    })
    .nullable(),
})
const buyerData = z.object({ cart: wireCart.pick({ id: true, buyerIdentity: true }).nullable() })
const cartData = z.object({ cart: wireCart.nullable() })

function mutation(name: string, parameters: Record<string, string>): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const declared = Object.entries(parameters).map(([key, type]) => `$${key}: ${type}`)
  const passed = Object.keys(parameters).map((key) => `${key}: $${key}`)
  return `mutation ${title}(${declared.join(', ')}, ${CONTEXT}) ${IN_CONTEXT} {
  ${name}(${passed.join(', ')}) {
    cart { ...CartFields }
    userErrors { field message code }
    warnings { code }
  }
} ${CART_FIELDS}`
}
