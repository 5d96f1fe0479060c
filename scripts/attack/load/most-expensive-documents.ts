import { queryStorefront } from '../holes/storefront.ts'
import { STOREFRONT_API } from '../target/service-paths.ts'
import type { Target } from '../target/target.ts'
import { repeat, type Stall } from './known-stalls.ts'

/** The maximum length of a list argument. */
const IDS = 250

/**
 * GraphQL documents that are as expensive as the limits allow, or that once exceeded a limit: if they are not refused,
 * they must not stall the shop.
 */
export async function mostExpensiveDocuments(target: Target): Promise<Stall[]> {
  if (!target.tokens) return []
  const { collections, products } = (await queryStorefront(
    target,
    '{ collections(first: 100) { nodes { id } } products(first: 20) { nodes { variants(first: 1) { nodes { id } } } } }',
  )) as {
    collections: { nodes: { id: string }[] }
    products: { nodes: { variants: { nodes: { id: string }[] } }[] }
  }
  const collectionIds = collections.nodes.map(({ id }) => id)
  const ids = Array.from({ length: IDS }, (_, n) => collectionIds[n % collectionIds.length])
  const variants = products.nodes.flatMap(({ variants: { nodes } }) => nodes.map(({ id }) => id))
  const lines = repeat(20, (n) => `{merchandiseId: "${variants[n % variants.length]}", quantity: 1}`)
  const inCollection = '... on Collection { id title products(first: 1) { nodes { id } } }'
  const documents: readonly (readonly [string, string, object?])[] = [
    [
      '250 products behind a variable with a default, 40 times',
      `query Q($n: Int = 250) { ${repeat(40, (n) => `a${n}: products(first: $n) { nodes { id title handle } }`)} }`,
    ],
    [
      '250 ids behind a variable with a default, 40 times',
      `query Q($ids: [ID!]! = ${JSON.stringify(ids)}) { ${repeat(40, (n) => `a${n}: nodes(ids: $ids) { ${inCollection} }`)} }`,
    ],
    [
      '250 collections by id with their pieces, 40 times',
      `query Q($ids: [ID!]!) { ${repeat(40, (n) => `a${n}: nodes(ids: $ids) { ${inCollection} }`)} }`,
      { ids },
    ],
    [
      '250 collections by id with their pieces, once',
      `query Q($ids: [ID!]!) { nodes(ids: $ids) { ${inCollection} } }`,
      { ids },
    ],
    [
      'one search, counted 800 times',
      `{ search(query: "lamp", first: 1) { ${repeat(800, (n) => `c${n}: totalCount`)} } }`,
    ],
    [
      '49 searches',
      `{ ${repeat(49, (n) => `a${n}: search(query: "l${n}", first: 100) { totalCount nodes { ... on Product { id title handle } } }`)} }`,
    ],
    [
      '250 products with 60 variants each',
      '{ products(first: 250) { nodes { id title variants(first: 60) { nodes { id title sku availableForSale price { amount } } } } } }',
    ],
    [
      '49 lists of products',
      `{ ${repeat(49, (n) => `a${n}: products(first: 250, reverse: ${n % 2 === 0}) { nodes { id title } }`)} }`,
    ],
    [
      '10 carts of 20 lines',
      `mutation { ${repeat(10, (n) => `a${n}: cartCreate(input: {lines: [${lines}]}) { cart { id cost { totalAmount { amount } } } }`)} }`,
    ],
  ]
  return documents.map(([what, query, variables = {}]) => ({
    what: `GraphQL: ${what}`,
    path: STOREFRONT_API,
    body: { query, variables },
  }))
}
