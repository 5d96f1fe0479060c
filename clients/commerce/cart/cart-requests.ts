import { z } from 'zod'
import type { Cart, CartErrorCode } from '#domain/cart/cart.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  nameOf,
} from '../request.ts'
import { CART_BADGE, CART_BUYER, CART_MUTATIONS, type CartMutationName, GET_CART } from './cart-documents.ts'
import { type CartFailure, refusalOf } from './cart-refusals.ts'
import { cartPayload, type WireCart, wireCart } from './cart-shape.ts'
import { toCart, toCartBuyer } from './to-cart.ts'

export type CartResponse = Promise<Result<Cart, CartErrorCode>>

/** The buyer and country of a cart. */
export type CartBuyer = Pick<Cart, 'id' | 'country' | 'buyer'>

/** The number of pieces in a cart and its owner's id, or null for a guest's cart. */
export type CountedCart = { readonly pieces: number; readonly customerId: string | null }

/** Loads a cart's count, the whole cart, or changes it. */
export type CartRequests = {
  count(cartId: string, context: CommerceContext): Promise<Result<CountedCart, CartErrorCode>>
  read(cartId: string, context: CommerceContext): CartResponse
  readBuyer(cartId: string, context: CommerceContext): Promise<Result<CartBuyer, CartErrorCode>>
  change(
    mutation: CartFailure & { name: CartMutationName; headers?: Readonly<Record<string, string>> },
    variables: Record<string, unknown>,
    context: CommerceContext,
  ): CartResponse
}

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
    report({ operation: nameOf(operation), code: 'answer-malformed', status: 200, details })
    return refuse('unanswered')
  }

  /** Reads the lines after the first ten (Spec §9), as many at once as are allowed: the whole cart is priced for each page. */
  async function complete(cart: WireCart, context: CommerceContext): CartResponse {
    const lines = [...cart.lines.nodes]
    let { hasNextPage, endCursor } = cart.lines.pageInfo
    while (hasNextPage) {
      const next = await execute(
        GET_CART,
        cartData,
        { cartId: cart.id, first: REST_OF_LINES, after: endCursor },
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
      return found.value.cart ? complete(found.value.cart, context) : refuse('cart-not-found')
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
      const code = refusalOf(payload, failure)
      if (code !== null) return refuse(code)
      return payload.cart ? complete(payload.cart, context) : refuse('cart-not-found')
    },
  }
}

/** The largest page that the platform allows. */
const REST_OF_LINES = 250

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
