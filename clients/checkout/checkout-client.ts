import {
  BUYER_NETWORK_HEADER,
  CART_KEY_HEADER,
  CHECKOUT_HOLDER_HEADER,
  type CheckoutDetails,
  CUSTOMER_TOKEN_HEADER,
  checkoutState,
  IDEMPOTENCY_KEY_HEADER,
  type PlacedOrder,
  type Placement,
  placedOrder,
} from '#contracts/order/checkout.ts'
import { type CompanyCreditResponse, companyCreditResponse } from '#contracts/order/company-credit.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import { order } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import { idNumber } from '#domain/ids.ts'
import type { Language } from '#domain/market/locale.ts'
import { type Money, toDecimal } from '#domain/money/money.ts'
import { showsAll } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CheckoutClientOptions, createCheckoutCall } from './checkout-call.ts'
import type { CheckoutFailure, CheckoutFailureCode } from './refusals.ts'
import { readFailure } from './refusals.ts'
import { type Checkout, toCheckout } from './to-checkout.ts'
import { type PlacedOrderView, toPlacedOrder } from './to-placed-order.ts'

export type { CheckoutClientOptions, CheckoutProblem } from './checkout-call.ts'
export type { CheckoutFailure, CheckoutFailureCode } from './refusals.ts'
export type { Checkout, OpenCheckout } from './to-checkout.ts'
export type { PlacedOrderView } from './to-placed-order.ts'

/** The token of a checkout, the key that opens it, and the language of its texts. */
export type CheckoutKey = {
  readonly token: string
  readonly key: string
  readonly language: Language
  /** The secret of the browser that owns the checkout; null until details are saved. */
  readonly holder: string | null
  /** Null for a guest. */
  readonly accessToken: string | null
  /** A keyed digest of the buyer's network; null if unknown. */
  readonly network: string | null
}

/** The total, the amount due and the pieces as the buyer confirmed them. */
type OrderRequest = {
  readonly payment: Placement['payment']
  readonly expectedTotal: Money
  readonly expectedDue: Money
  readonly expectedRevision: string
  readonly terms: NonNullable<Placement['terms']>
  /** A repeated request with the same key returns the same order. */
  readonly idempotencyKey: string
}

export type CheckoutClient = {
  getCheckout(checkoutKey: CheckoutKey): Promise<Result<Checkout, CheckoutFailureCode>>
  /** With `fields-refused` it includes the error of each field. */
  saveDetails(
    checkoutKey: CheckoutKey,
    details: CheckoutDetails,
  ): Promise<{ readonly ok: true; readonly value: Checkout } | CheckoutFailure>
  chooseDelivery(checkoutKey: CheckoutKey, option: string): Promise<Result<Checkout, CheckoutFailureCode>>
  placeOrder(
    checkoutKey: CheckoutKey,
    request: OrderRequest,
  ): Promise<Result<PlacedOrder, CheckoutFailureCode>>
  /** An order by its signed link, with piece names in `language`. */
  getOrder(orderLink: {
    orderId: string
    orderToken: string
    /** Defaults to the order's own language. */
    language?: Language
  }): Promise<Result<PlacedOrderView, CheckoutFailureCode>>
  /** The company's credit accounts by the id of its location; empty if it does not pay on account. */
  getCredit(locationId: string): Promise<Result<CompanyCreditResponse, CheckoutFailureCode>>
  /** The pro-forma invoice of an order that awaits a transfer or is on account. */
  getProForma(requested: ProFormaKey): Promise<Result<ProFormaFile, CheckoutFailureCode>>
}

/** An order's signed link, and the language of the document. */
type ProFormaKey = {
  readonly orderId: string
  readonly orderToken: string
  readonly language: Language
}

/** A PDF file and its `Content-Disposition` header. */
type ProFormaFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly disposition: string }

/** A document may be queued, which takes up to 30 seconds. */
const TIMEOUT_MS = 45_000

/** Calls the checkout protocol (`contracts/order/checkout.ts`). Never retries. */
export function createCheckoutClient(options: CheckoutClientOptions): CheckoutClient {
  const call = createCheckoutCall(options)
  const { privateToken, showsPicture = showsAll } = options

  async function callCheckout(
    checkoutKey: CheckoutKey,
    part: string,
    body: unknown,
  ): Promise<{ ok: true; value: Checkout } | CheckoutFailure> {
    const { token, language } = checkoutKey
    const path = `/checkout/${encodeURIComponent(token)}${part}?language=${language}`
    const method = body === undefined ? 'GET' : 'PUT'
    const response = await call(path, checkoutState, {
      method,
      body,
      headers: toHeaders(checkoutKey, privateToken),
    })
    return response.ok ? ok(toCheckout(response.value, showsPicture)) : response
  }

  return {
    getCheckout: async (checkoutKey) => toResult(await callCheckout(checkoutKey, '', undefined)),
    saveDetails: (checkoutKey, details) => callCheckout(checkoutKey, '/details', details),
    chooseDelivery: async (checkoutKey, option) =>
      toResult(await callCheckout(checkoutKey, '/delivery', { option })),
    async placeOrder(checkoutKey, { expectedTotal, expectedDue, idempotencyKey, ...order }) {
      const body: Placement = {
        ...order,
        expectedTotal: toWireMoney(expectedTotal),
        expectedDue: toWireMoney(expectedDue),
      }
      const headers = { ...toHeaders(checkoutKey, privateToken), [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }
      const path = `/checkout/${encodeURIComponent(checkoutKey.token)}/orders`
      return toResult(await call(path, placedOrder, { method: 'POST', body, headers }))
    },
    async getOrder({ orderId, orderToken, language }) {
      const path = `/checkout/orders/${encodeURIComponent(orderId)}?${new URLSearchParams({ token: orderToken, ...(language && { language }) })}`
      const response = await call(path, order, { method: 'GET', body: undefined, headers: {} })
      return response.ok ? ok(toPlacedOrder(response.value, showsPicture)) : refuse(response.code)
    },
    async getCredit(locationId) {
      const path = `/company-locations/${encodeURIComponent(idNumber(locationId))}/credit`
      const headers = { [PRIVATE_TOKEN_HEADER]: privateToken }
      return toResult(await call(path, companyCreditResponse, { method: 'GET', body: undefined, headers }))
    },
    getProForma: (requested) => fetchProForma(options, requested),
  }
}

function toHeaders(
  { key, holder, accessToken, network }: CheckoutKey,
  privateToken: string,
): Record<string, string> {
  return {
    [PRIVATE_TOKEN_HEADER]: privateToken,
    [CART_KEY_HEADER]: key,
    ...(holder !== null && { [CHECKOUT_HOLDER_HEADER]: holder }),
    ...(network !== null && { [BUYER_NETWORK_HEADER]: network }),
    ...(accessToken !== null && { [CUSTOMER_TOKEN_HEADER]: accessToken }),
  }
}

function toWireMoney(money: Money): WireMoney {
  return { amount: toDecimal(money), currencyCode: money.currency }
}

function toResult<Value>(
  response: { ok: true; value: Value } | CheckoutFailure,
): Result<Value, CheckoutFailureCode> {
  return response.ok ? response : refuse(response.code)
}

/** A response that is neither a PDF nor a refusal is reported and becomes `checkout-unavailable`. */
async function fetchProForma(
  { baseUrl, fetch, report }: CheckoutClientOptions,
  { orderId, orderToken, language }: ProFormaKey,
): Promise<Result<ProFormaFile, CheckoutFailureCode>> {
  const query = new URLSearchParams({ token: orderToken, language })
  const url = `${baseUrl}/checkout/orders/${encodeURIComponent(orderId)}/pro-forma?${query}`
  const response = await fetch(new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).catch(
    () => null,
  )
  if (response?.ok && response.headers.get('content-type') === 'application/pdf') {
    const bytes = await response.arrayBuffer().catch(() => null)
    const disposition = response.headers.get('content-disposition') ?? 'attachment'
    if (bytes) return ok({ bytes: new Uint8Array(bytes), disposition })
  }
  const { code } = readFailure(await response?.json().catch(() => null))
  if (code === 'checkout-unavailable') report({ code, status: response?.status ?? null })
  return refuse(code)
}
