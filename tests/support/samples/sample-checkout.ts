import type { CheckoutState, Placement } from '#contracts/order/checkout.ts'
import type { Order } from '#contracts/order/order.ts'
import type { Service } from '#services/kernel/service.ts'
import { createSampleCart, mutateCart } from './sample-cart.ts'
import { createExecute, SAMPLE_PRIVATE_TOKEN, SAMPLE_TEAM_TOKEN } from './sample-shop.ts'

export const SAMPLE_ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  line1: 'Via Farini 12',
  line2: '',
  city: 'Parma',
  zone: 'PR',
  postalCode: '43121',
  country: 'IT',
  phone: '+39 0521 123456',
}
export const SAMPLE_DETAILS = { email: 'ada@example.com', address: SAMPLE_ADDRESS, billingAddress: null }
export const SAMPLE_CARD = {
  holder: 'Ada Byron',
  number: '4242 4242 4242 4242',
  expiry: '12/39',
  securityCode: '123',
}

/** The buyer's consent to the terms of sale. */
export const SAMPLE_TERMS = { isAccepted: true, version: '2026-11-02' }

/** The secret of the browser in which sample checkouts are opened. */
export const SAMPLE_HOLDER = 'the-secret-of-the-sample-browser-1'

/** Each sample checkout has its own network by default, since attempts are limited per network. */
type SampleBrowser = { holder?: string; accessToken?: string; network?: string }

export type SampleResponse = { status: number; body: Record<string, unknown> & { code?: string } }

/** A checkout as the pages of one browser use it: a cart, opened by its key and the browser's secret. */
export function sampleCheckout(
  service: Service,
  cartId: string,
  { holder = SAMPLE_HOLDER, accessToken, network = `network ${crypto.randomUUID()}` }: SampleBrowser = {},
) {
  const [, token = '', key = ''] = /Cart\/(.+)\?key=(.+)$/.exec(cartId) ?? []
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const request = new Request(`http://shop.example/checkout/${token}${path}`, {
      method,
      headers: {
        'x-cart-key': key,
        'x-checkout-holder': holder,
        // Called like the storefront's server does, with the buyer's IP address.
        'shopify-storefront-private-token': SAMPLE_PRIVATE_TOKEN,
        'x-buyer-network': network,
        ...(accessToken && { 'x-customer-access-token': accessToken }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await service.fetch(request)
    return { status: response.status, body: (await response.json()) as SampleResponse['body'] }
  }
  return {
    state: async () => (await call('GET', '')).body as CheckoutState,
    call,
    save: (details: unknown = SAMPLE_DETAILS, query = '') => call('PUT', `/details${query}`, details),
    /** Accepts the terms and places the order, by default with the amounts that the checkout shows. */
    async place(overrides: Partial<Placement> & { idempotencyKey?: string } = {}): Promise<SampleResponse> {
      const { idempotencyKey = crypto.randomUUID(), ...placement } = overrides
      const state = (await call('GET', '')).body as CheckoutState
      const nothing = { amount: '0.0', currencyCode: 'EUR' }
      const { total, due } = state.status === 'open' ? state.totals : { total: nothing, due: nothing }
      const shown = { expectedTotal: total, expectedDue: due }
      const body = { payment: { method: 'bank-transfer' }, terms: SAMPLE_TERMS, ...shown, ...placement }
      return call('POST', '/orders', body, { 'idempotency-key': idempotencyKey })
    },
  }
}

/** A checkout whose details are saved, so that the next click places the order. */
export async function readySampleCheckout(service: Service, ...pieces: [gid: string, quantity: number][]) {
  return openSampleCheckout(service, pieces)
}

type SampleBuyer = SampleBrowser & { email?: string; companyLocationId?: string }

/** The same by a given buyer in a given browser; with an access token, for that customer's cart. */
export async function openSampleCheckout(
  service: Service,
  pieces: [gid: string, quantity: number][],
  { email = `buyer-${crypto.randomUUID()}@example.com`, companyLocationId, ...browser }: SampleBuyer = {},
) {
  const execute = createExecute(service)
  const { id: cartId } = await createSampleCart(execute, 'IT', ...pieces)
  if (browser.accessToken !== undefined) {
    const location = companyLocationId === undefined ? {} : { companyLocationId }
    const buyerIdentity = { customerAccessToken: browser.accessToken, ...location }
    await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  }
  const checkout = sampleCheckout(service, cartId, browser)
  await checkout.save({ ...SAMPLE_DETAILS, email })
  return { ...checkout, cartId }
}

/** The order of a placement, read through its signed link. */
export async function readSampleOrder(service: Service, { body }: SampleResponse): Promise<Order> {
  const url = `http://shop.example/checkout/orders/${body.orderId}?token=${body.orderToken}`
  const response = await service.fetch(new Request(url))
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Order
}

/** Performs a team action on an order. */
export async function asTeam(
  service: Service,
  orderId: unknown,
  action: 'cancellation' | 'payment',
  token = SAMPLE_TEAM_TOKEN,
) {
  const response = await service.fetch(
    new Request(`http://shop.example/checkout/orders/${orderId}/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
