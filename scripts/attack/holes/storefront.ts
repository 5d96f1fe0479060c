import { randomUUID } from 'node:crypto'
import type { AttackResponse } from '../request.ts'
import { STOREFRONT_API } from '../target/service-paths.ts'
import type { Target } from '../target/target.ts'
import { call as send } from './hole.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const ADDRESS = {
  firstName: 'Vittima',
  lastName: 'Segreta',
  company: '',
  line1: 'Via Segreta 12',
  line2: '',
  city: 'Parma',
  zone: 'PR',
  postalCode: '43121',
  country: 'IT',
  phone: '+39 0521 123456',
}

type Headers = Readonly<Record<string, string>>

/** Queries a GraphQL service. Returns its data, without refused fields. */
export async function queryGraphql(
  target: Target,
  path: string,
  headers: Headers,
  query: string,
): Promise<Record<string, unknown>> {
  const { body } = await send(target, path, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ query }),
  })
  return (JSON.parse(body) as { data?: Record<string, unknown> }).data ?? {}
}

/** Queries the storefront API as a browser would, with the public token. */
export function queryStorefront(target: Target, query: string): Promise<Record<string, unknown>> {
  const headers = { 'x-shopify-storefront-access-token': target.tokens?.commercePublic ?? '' }
  return queryGraphql(target, STOREFRONT_API, headers, query)
}

/** Creates a guest's cart with one piece. Returns the token and the key that open its checkout. */
export async function addToCart(target: Target): Promise<{ token: string; cartKey: string }> {
  const { products } = (await queryStorefront(
    target,
    '{ products(first: 20) { nodes { variants(first: 1) { nodes { id availableForSale } } } } }',
  )) as { products: { nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[] } }
  const variant = products.nodes
    .flatMap(({ variants }) => variants.nodes)
    .find(({ availableForSale }) => availableForSale)
  const { cartCreate } = (await queryStorefront(
    target,
    `mutation { cartCreate(input: {buyerIdentity: {countryCode: IT}, lines: [{merchandiseId: "${variant?.id}", quantity: 1}]}) { cart { id } } }`,
  )) as { cartCreate: { cart: { id: string } } }
  const [, token = '', cartKey = ''] = /Cart\/(.+)\?key=(.+)$/.exec(cartCreate.cart.id) ?? []
  return { token, cartKey }
}

export type Checkout = {
  readonly token: string
  readonly cartKey: string
  /** Calls the checkout as the browser whose secret is `holder`. */
  call(method: string, path: string, holder: string | null, body?: object): Promise<AttackResponse>
  save(email: string, holder: string): Promise<AttackResponse>
  /** Places the order, to be paid by bank transfer. */
  placeOrder(holder: string): Promise<AttackResponse>
}

export async function openCheckout(target: Target): Promise<Checkout> {
  return checkoutOf(target, await addToCart(target))
}

/** The checkout of a cart, with additional headers on each call. */
export function checkoutOf(
  target: Target,
  { token, cartKey }: Pick<Checkout, 'token' | 'cartKey'>,
  headers: Headers = {},
): Checkout {
  const call: Checkout['call'] = (method, path, holder, body) =>
    send(target, `/services/commerce/checkout/${token}${path}`, {
      method,
      headers: {
        ...JSON_TYPE,
        'x-cart-key': cartKey,
        'idempotency-key': randomUUID(),
        ...(holder && { 'x-checkout-holder': holder }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    token,
    cartKey,
    call,
    save: (email, holder) =>
      call('PUT', '/details', holder, { email, address: ADDRESS, billingAddress: null }),
    async placeOrder(holder) {
      const { body } = await call('GET', '', holder)
      const { totals } = JSON.parse(body) as { totals: { total: object; due: object } }
      const payment = { method: 'bank-transfer' }
      const shown = { expectedTotal: totals.total, expectedDue: totals.due }
      return call('POST', '/orders', holder, {
        payment,
        terms: { isAccepted: true, version: null },
        ...shown,
      })
    },
  }
}
