import { STOREFRONT_API } from '../../attack/target/service-paths.ts'
import type { Ledger, Place } from '../ledger.ts'
import type { Piece } from '../target/belongings.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'
import { type Endpoint, openMoneyQueries } from './money-endpoint.ts'

const COUNTRIES = ['IT', 'US', 'GB'] as const
const PAGE_SIZE = 100

/**
 * Reads everything with an amount through the Storefront API, in every currency. Everyone claims the approved client's
 * location as theirs: with the public token like a dishonest browser, with the private one like a server that is
 * mistaken about its visitor.
 */
export async function walkStorefront(
  { target, environment }: WalkedShop,
  {
    people,
    ledger,
    pieces,
    location,
  }: { people: readonly Person[]; ledger: Ledger; pieces: readonly Piece[]; location: string },
): Promise<void> {
  const publicHeaders = { 'x-shopify-storefront-access-token': target.tokens?.commercePublic ?? '' }
  const privateHeaders = { 'shopify-storefront-private-token': environment.COMMERCE_PRIVATE_TOKEN ?? '' }
  const apis = { public: publicHeaders, private: privateHeaders }
  const queries = await openMoneyQueries(target, ledger, { path: STOREFRONT_API, headers: publicHeaders })
  const [first] = pieces
  const fields: readonly (readonly [name: string, type: string, args: string])[] = [
    ['product', 'Product', `(handle: "${first?.handle}")`],
    ['node', 'Product', `(id: "${first?.id}")`],
    ['search', 'SearchResultItemConnection', '(query: "chair", first: 5)'],
    ['productRecommendations', 'Product', `(productId: "${first?.id}")`],
    ['collections', 'CollectionConnection', '(first: 2)'],
    ['products', 'ProductConnection', '(first: 5)'],
  ]

  for (const { role, account } of people) {
    const buyer = account && `customerAccessToken: "${account.accessToken}", companyLocationId: "${location}"`
    for (const country of COUNTRIES) {
      const context = `@inContext(country: ${country}${buyer ? `, buyer: {${buyer}}` : ''})`
      const identity = `{countryCode: ${country}${buyer ? `, ${buyer}` : ''}}`
      for (const [token, headers] of Object.entries(apis)) {
        const endpoint = { path: STOREFRONT_API, headers }
        const place = (route: string): Place => ({
          role,
          surface: 'storefront GraphQL',
          route: `${route} (${token} token)`,
          where: `${route} in ${country}`,
          isPublic: token === 'public',
          isServer: token === 'private',
        })
        for (const [name, type, args] of fields) {
          await queries.readAll(endpoint, place(name), type, (selection) => {
            const inner = name === 'node' ? `{ ... on ${type} ${selection} }` : selection
            return `query ${context} { ${name}${args} ${inner} }`
          })
        }
        await readEveryPiece(endpoint, place('every piece'), context)
        const lines = pieces.map(({ variantId }) => `{merchandiseId: "${variantId}", quantity: 2}`).join(', ')
        // An approved client has their own prices in a cart, even with the public token.
        const cart = { ...place('cartCreate'), isPublic: false }
        await queries.readAll(
          endpoint,
          cart,
          'Cart',
          (selection) =>
            `mutation ${context} { cartCreate(input: {buyerIdentity: ${identity}, lines: [${lines}]}) { cart ${selection} userErrors { code } } }`,
        )
      }
    }
  }

  /** Reads the prices and trade prices of the whole catalogue. */
  async function readEveryPiece(endpoint: Endpoint, place: Place, context: string): Promise<void> {
    for (let after = ''; ; ) {
      const text = await queries.read(
        endpoint,
        place,
        `query ${context} { products(first: ${PAGE_SIZE}${after && `, after: "${after}"`}) { pageInfo { hasNextPage endCursor } nodes {
          tradePrice: metafield(namespace: "custom", key: "tradePrice") { value }
          priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
          variants(first: 10) { nodes { price { amount } compareAtPrice { amount } } } } } }`,
      )
      const [, cursor] = /"hasNextPage":true,"endCursor":"([^"]+)"/.exec(text) ?? []
      if (cursor === undefined) return
      after = cursor
    }
  }
}
