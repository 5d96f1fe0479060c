import { randomUUID } from 'node:crypto'
import type { Answer } from '../request.ts'
import type { Target } from '../target/target.ts'
import { STOREFRONT_API } from '../walk/graphql-attacks.ts'
import { ask } from './hole.ts'

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

/** Asks the storefront API as a browser may, with the public token. */
export async function askStorefront(target: Target, query: string): Promise<Record<string, unknown>> {
  const headers = { ...JSON_TYPE, 'x-shopify-storefront-access-token': target.tokens?.commercePublic ?? '' }
  const { body } = await ask(target, STOREFRONT_API, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  })
  return (JSON.parse(body) as { data?: Record<string, unknown> }).data ?? {}
}

export type Checkout = {
  /** Calls the checkout as the browser whose secret is `holder`. */
  call(method: string, path: string, holder: string | null, body?: object): Promise<Answer>
  save(email: string, holder: string): Promise<Answer>
}

/** A checkout with one piece in it. */
export async function openCheckout(target: Target): Promise<Checkout> {
  const { products } = (await askStorefront(
    target,
    '{ products(first: 20) { nodes { variants(first: 1) { nodes { id availableForSale } } } } }',
  )) as { products: { nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[] } }
  const variant = products.nodes
    .flatMap(({ variants }) => variants.nodes)
    .find(({ availableForSale }) => availableForSale)
  const { cartCreate } = (await askStorefront(
    target,
    `mutation { cartCreate(input: {buyerIdentity: {countryCode: IT}, lines: [{merchandiseId: "${variant?.id}", quantity: 1}]}) { cart { id } } }`,
  )) as { cartCreate: { cart: { id: string } } }
  const [, token = '', key = ''] = /Cart\/(.+)\?key=(.+)$/.exec(cartCreate.cart.id) ?? []
  const call: Checkout['call'] = (method, path, holder, body) =>
    ask(target, `/services/commerce/checkout/${token}${path}`, {
      method,
      headers: {
        ...JSON_TYPE,
        'x-cart-key': key,
        'idempotency-key': randomUUID(),
        ...(holder && { 'x-checkout-holder': holder }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    call,
    save: (email, holder) =>
      call('PUT', '/details', holder, { email, address: ADDRESS, billingAddress: null }),
  }
}
