import type { z } from 'zod'
import {
  CART_KEY_HEADER,
  type CheckoutDetails,
  type CheckoutRefusal,
  type CheckoutRefusalCode,
  checkoutRefusal,
  checkoutState,
  IDEMPOTENCY_KEY_HEADER,
  type PlacedOrder,
  type Placement,
  placedOrder,
} from '#contracts/checkout.ts'
import { order } from '#contracts/order.ts'
import type { Language } from '#domain/locale.ts'
import { type Money, toDecimal } from '#domain/money.ts'
import type { Checkout } from './checkout.ts'
import type { Order } from './order.ts'
import { toCheckout, toOrder } from './to-checkout.ts'

export type CheckoutClientOptions = {
  /** Where the commerce service is, without a slash at its end. */
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Told of each call that gave no usable answer. */
  readonly report: (problem: CheckoutProblem) => void
}

export type CheckoutProblem = { readonly call: string; readonly status: number | null }

export type CheckoutErrorCode = CheckoutRefusalCode | 'checkout-unavailable'

/** `fields` is empty unless the code is 'fields-refused'. */
export type CheckoutRefused = {
  readonly ok: false
  readonly code: CheckoutErrorCode
  readonly fields: NonNullable<CheckoutRefusal['fields']>
}
type CheckoutAnswer<Value> = Promise<{ readonly ok: true; readonly value: Value } | CheckoutRefused>

/** Which checkout, opened by what: both halves of the cart's id, and the language of its titles. */
export type CheckoutKey = { readonly token: string; readonly key: string; readonly language: Language }

export type CheckoutClient = {
  getCheckout(asked: CheckoutKey): CheckoutAnswer<Checkout>
  saveDetails(asked: CheckoutKey, details: CheckoutDetails): CheckoutAnswer<Checkout>
  chooseDelivery(asked: CheckoutKey, option: 'standard'): CheckoutAnswer<Checkout>
  /**
   * Orders what the buyer saw. The same `idempotencyKey` is the same placement; after a refusal the next attempt
   * needs a new one. An order that was made already, by whatever click, is the answer too.
   */
  placeOrder(
    asked: CheckoutKey,
    placement: { payment: Placement['payment']; expectedTotal: Money; idempotencyKey: string },
  ): CheckoutAnswer<PlacedOrder>
  getOrder(asked: { orderId: string; token: string }): CheckoutAnswer<Order>
}

/** A client of the checkout of the embedded commerce service. Nothing is retried: placing is the buyer's. */
export function createCheckoutClient(options: CheckoutClientOptions): CheckoutClient {
  return {
    getCheckout: (asked) =>
      call(options, 'getCheckout', requestOf(asked, 'GET', ''), checkoutState, toCheckout),
    saveDetails: (asked, details) =>
      call(options, 'saveDetails', requestOf(asked, 'PUT', '/details', details), checkoutState, toCheckout),
    chooseDelivery: (asked, option) =>
      call(
        options,
        'chooseDelivery',
        requestOf(asked, 'PUT', '/delivery', { option }),
        checkoutState,
        toCheckout,
      ),
    placeOrder(asked, { payment, expectedTotal, idempotencyKey }) {
      const total = { amount: toDecimal(expectedTotal), currencyCode: expectedTotal.currency }
      const body: Placement = { payment, expectedTotal: total }
      const sent = requestOf(asked, 'POST', '/orders', body)
      const request = { ...sent, headers: { ...sent.headers, [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } }
      return call(options, 'placeOrder', request, placedOrder, (placed) => placed)
    },
    getOrder({ orderId, token }) {
      const path = `/checkout/orders/${encodeURIComponent(orderId)}?token=${encodeURIComponent(token)}`
      return call(options, 'getOrder', { method: 'GET', path, headers: {} }, order, toOrder)
    },
  }
}

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }

function requestOf({ token, key, language }: CheckoutKey, method: string, path: string, body?: object): Sent {
  return {
    method,
    path: `/checkout/${encodeURIComponent(token)}${path}?language=${language}`,
    headers: { [CART_KEY_HEADER]: key },
    ...(body && { body: JSON.stringify(body) }),
  }
}

async function call<Wire, Value>(
  { baseUrl, fetch, report }: CheckoutClientOptions,
  name: string,
  { method, path, headers, body }: Sent,
  shape: z.ZodType<Wire>,
  toValue: (wire: Wire) => Value,
): CheckoutAnswer<Value> {
  const request = new Request(baseUrl + path, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  })
  const response = await fetch(request).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const parsed = response?.ok ? shape.safeParse(answer) : null
  if (parsed?.success) return { ok: true, value: toValue(parsed.data) }
  const refusal = checkoutRefusal.safeParse(answer)
  if (refusal.success) return { ok: false, code: refusal.data.code, fields: refusal.data.fields ?? [] }
  report({ call: name, status: response?.status ?? null })
  return { ok: false, code: 'checkout-unavailable', fields: [] }
}
