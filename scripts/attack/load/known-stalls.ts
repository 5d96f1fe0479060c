import { CONTENT_QUERY, STOREFRONT_API } from '../target/service-paths.ts'

/** A request that is meant to be as expensive as possible. */
export type Stall = { readonly what: string; readonly path: string; readonly body: unknown }

export function repeat(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => part(n)).join(' ')
}

const SEARCH = '/services/search/1/indexes/products/query'
const SEARCHES = '/services/search/1/indexes/*/queries'

const numbers = (count: number, offset: number) => Array.from({ length: count }, (_, n) => n + offset)
const groq = (query: string, params: object = {}) => ({ query, params })

/** Requests that once stalled the shop, by kind. */
export const STALLS: readonly Stall[] = [
  {
    what: 'GROQ: one list of 24,000 in another',
    path: CONTENT_QUERY,
    body: groq('count($l[@ in $m])', { l: numbers(24_000, 0), m: numbers(24_000, 90_000) }),
  },
  {
    what: 'GROQ: 1,500 subqueries',
    path: CONTENT_QUERY,
    body: groq(
      `{${Array.from({ length: 1_500 }, (_, n) => `"a${n}": count(*[_type == "product"])`).join(',')}}`,
    ),
  },
  { what: 'GROQ: a bracket and 60,000 dollars', path: CONTENT_QUERY, body: groq(`[${'$'.repeat(60_000)}`) },
  {
    what: 'GROQ: joins of everything with everything',
    path: CONTENT_QUERY,
    body: groq('count(*[count(*[_id > ^._id && count(*[_id > ^._id]) > 0]) > 0])'),
  },
  {
    what: 'GROQ: a match with stars',
    path: CONTENT_QUERY,
    body: groq(`*[title match "${'a*'.repeat(3_000)}b"]`),
  },
  {
    what: 'search: numeric filters with 2,000 spaces',
    path: SEARCH,
    body: { numericFilters: `price${' '.repeat(2_000)}x` },
  },
  {
    what: 'search: 20,000 parentheses',
    path: SEARCH,
    body: { filters: `${'('.repeat(20_000)}a:b${')'.repeat(20_000)}` },
  },
  {
    what: 'search: 20,000 alternatives',
    path: SEARCH,
    body: { filters: Array.from({ length: 20_000 }, (_, n) => `a:b${n}`).join(' OR ') },
  },
  { what: 'search: a query of 100,000 letters', path: SEARCH, body: { query: 'lamp '.repeat(20_000) } },
  {
    what: 'search: 50 searches in one',
    path: SEARCHES,
    body: {
      requests: Array.from({ length: 50 }, (_, n) => ({
        indexName: 'products',
        query: `l${n}`,
        hitsPerPage: 1000,
        facets: ['*'],
      })),
    },
  },
  {
    what: 'GraphQL: 300 carts in one',
    path: STOREFRONT_API,
    body: { query: `mutation { ${repeat(300, (n) => `a${n}: cartCreate { cart { id } }`)} }` },
  },
  {
    what: 'GraphQL: 250 searches in one',
    path: STOREFRONT_API,
    body: {
      query: `{ ${repeat(250, (n) => `a${n}: search(query: "lamp ${n}", first: 10) { totalCount }`)} }`,
    },
  },
  {
    what: 'GraphQL: 600 gift-code guesses',
    path: STOREFRONT_API,
    body: {
      query: `mutation { cartCreate(input: {giftCardCodes: [${repeat(600, (n) => `"GUESS-${n}"`)}]}) { cart { id } } }`,
    },
  },
  {
    what: 'GraphQL: 600 gift-code guesses in mutations',
    path: STOREFRONT_API,
    body: {
      query: `mutation { ${repeat(600, (n) => `a${n}: cartCreate(input: {giftCardCodes: ["GUESS-${n}"]}) { cart { id } }`)} }`,
    },
  },
  {
    what: 'GraphQL: fragments in fragments',
    path: STOREFRONT_API,
    body: {
      query: `{ ...f0 } ${repeat(60, (n) => `fragment f${n} on QueryRoot { ...f${n + 1} ...f${n + 1} }`)} fragment f60 on QueryRoot { shop { name } }`,
    },
  },
  { what: 'GraphQL: 60,000 brackets', path: STOREFRONT_API, body: { query: '{'.repeat(60_000) } },
]
