import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import { CUSTOMER_API, STOREFRONT_API } from '../../attack/target/service-addresses.ts'
import type { Ledger, Place } from '../ledger.ts'
import type { Piece } from '../target/belongings.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'
import { moneySelection } from './money-queries.ts'

/** A schema, and the fields of it, as `Type.field`, that the shop does not serve. */
type Known = { readonly schema: GraphQLSchema; readonly unserved: Set<string> }
type Endpoint = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

const COUNTRIES = ['IT', 'US', 'GB'] as const
const PAGE = 100
/** A field that is not served is left out of the next query, in which others may turn up. */
const TRIES_MAX = 100

/**
 * Reads everything with an amount through the Storefront API and the Customer Account API. With the public token everyone names the
 * location of the approved client as theirs; with the private one, as a server that is wrong about its visitor would.
 */
export async function walkGraphql(
  shop: WalkedShop,
  {
    people,
    ledger,
    pieces,
    location,
  }: { people: readonly Person[]; ledger: Ledger; pieces: readonly Piece[]; location: string },
): Promise<void> {
  const { target, environment } = shop
  const publicApi = {
    path: STOREFRONT_API,
    headers: { 'x-shopify-storefront-access-token': target.tokens?.commercePublic ?? '' },
  }
  const privateApi = {
    path: STOREFRONT_API,
    headers: { 'shopify-storefront-private-token': environment.COMMERCE_PRIVATE_TOKEN ?? '' },
  }
  const storefront = { schema: await readSchema(publicApi), unserved: new Set<string>() }
  const [piece] = pieces

  /** Sends a document made of the selection, until every field in it is served. */
  async function query(
    endpoint: Endpoint,
    place: Place,
    type: string,
    documentOf: (selection: string) => string,
    { schema, unserved }: Known = storefront,
  ): Promise<void> {
    for (let count = 0; count < TRIES_MAX; count++) {
      const selection = moneySelection(schema, type, unserved)
      if (selection === null) throw new Error(`${type} has no amounts`)
      const response = await send(endpoint, documentOf(selection))
      const text = response.bytes.toString()
      const missing = [...text.matchAll(/Field (\w+\.\w+) is not served/g)].map(([, name = '']) => name)
      for (const name of missing) unserved.add(name)
      if (missing.length > 0) continue
      ledger.note(place, response)
      if (/"errors":/.test(text)) throw new Error(`${place.route} is refused: ${text.slice(0, 600)}`)
      return
    }
    throw new Error(`${place.route}: too many fields are not served`)
  }

  function send({ path, headers }: Endpoint, document: string) {
    const body = JSON.stringify({ query: document })
    return fetchBytes(target, {
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  }

  async function readSchema(endpoint: Endpoint): Promise<GraphQLSchema> {
    const { data } = JSON.parse((await send(endpoint, getIntrospectionQuery())).bytes.toString()) as {
      data: IntrospectionQuery
    }
    return buildClientSchema(data)
  }

  const ids = JSON.stringify(pieces.map(({ id }) => id))
  const roots: readonly [name: string, type: string, arguments_: string][] = [
    ['product', 'Product', `(handle: "${piece?.handle}")`],
    ['nodes', 'Node', `(ids: ${ids})`],
    ['search', 'SearchResultItemConnection', '(query: "chair", first: 5)'],
    ['productRecommendations', 'Product', `(productId: "${piece?.id}")`],
    ['collections', 'CollectionConnection', '(first: 2)'],
    ['products', 'ProductConnection', '(first: 5)'],
  ]
  for (const { role, account } of people) {
    const identity =
      account && `{customerAccessToken: "${account.accessToken}", companyLocationId: "${location}"}`
    for (const country of COUNTRIES) {
      const context = `@inContext(country: ${country}${identity ? `, buyer: ${identity}` : ''})`
      for (const [api, endpoint] of [
        ['public', publicApi],
        ['private', privateApi],
      ] as const) {
        const place = (route: string): Place => ({
          role,
          surface: 'storefront GraphQL',
          route: `${route} (${api} token)`,
          where: `${route} in ${country}`,
          isPublic: api === 'public',
        })
        for (const [name, type, given] of roots) {
          await query(endpoint, place(name), type, (selection) =>
            name === 'nodes'
              ? `query ${context} { nodes${given} { ... on Product ${moneySelection(storefront.schema, 'Product', storefront.unserved)} } }`
              : `query ${context} { ${name}${given} ${selection} }`,
          )
        }
        await everyPiece(endpoint, place('every piece'), context)
        const buyer = account
          ? `{countryCode: ${country}, customerAccessToken: "${account.accessToken}", companyLocationId: "${location}"}`
          : `{countryCode: ${country}}`
        const lines = pieces.map(({ variantId }) => `{merchandiseId: "${variantId}", quantity: 2}`).join(', ')
        const cartPlace = { ...place('cartCreate'), isPublic: false }
        await query(
          endpoint,
          cartPlace,
          'Cart',
          (selection) =>
            `mutation ${context} { cartCreate(input: {buyerIdentity: ${buyer}, lines: [${lines}]}) { cart ${selection} userErrors { code } } }`,
        )
      }
    }
  }

  /** Prices and trade prices of the whole catalogue. */
  async function everyPiece(endpoint: Endpoint, place: Place, context: string): Promise<void> {
    for (let after = ''; ; ) {
      const document = `query ${context} { products(first: ${PAGE}${after && `, after: "${after}"`}) { pageInfo { hasNextPage endCursor }
        nodes { tradePrice: metafield(namespace: "custom", key: "tradePrice") { value }
          priceRange { minVariantPrice { amount } maxVariantPrice { amount } } variants(first: 10) { nodes { price { amount } compareAtPrice { amount } } } } } }`
      const response = await send(endpoint, document)
      ledger.note(place, response)
      const text = response.bytes.toString()
      if (text.includes('"errors":')) throw new Error(`The catalogue is refused: ${text.slice(0, 400)}`)
      const [, cursor] = /"hasNextPage":true,"endCursor":"([^"]+)"/.exec(text) ?? []
      if (cursor === undefined) return
      after = cursor
    }
  }

  let account: Known | null = null
  for (const { role, account: owner } of people) {
    if (!owner) continue
    const endpoint = { path: CUSTOMER_API, headers: { authorization: `Bearer ${owner.accessToken}` } }
    account ??= { schema: await readSchema(endpoint), unserved: new Set() }
    const place = { role, surface: 'account GraphQL', route: 'customer', where: 'customer' } as const
    await query(endpoint, place, 'Customer', (selection) => `{ customer ${selection} }`, account)
  }
}
