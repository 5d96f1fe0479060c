import { getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { computeCost } from './limit-queries.ts'

function cost(text: string, variables = {}) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('no operation')
  return computeCost(document, operation, variables)
}

test.each<[string, object, number, number, number]>([
  ['{ shop { name } }', {}, 2, 2, 1],
  ['{ products(first: 10) { nodes { id title } } }', {}, 31, 3, 6],
  ['query Q($n: Int) { products(first: $n) { nodes { id } } }', { n: 250 }, 501, 3, 6],
  ['query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['a', 'b', 'c'] }, 4, 2, 1],
  ['{ nodes(ids: ["a", "b"]) { id } }', {}, 3, 2, 1],
  ['{ a: shop { name } b: shop { name } }', {}, 22, 2, 2],
  [
    '{ a: search(query: "a", first: 1) { totalCount } b: search(query: "b", first: 1) { totalCount } }',
    {},
    22,
    2,
    12,
  ],
  [
    '{ products(first: 10) { nodes { a: collections(first: 1) { nodes { id } } b: collections(first: 1) { nodes { id } } } } }',
    {},
    251,
    5,
    26,
  ],
  ['{ shop { ...F } } fragment F on Shop { name ...G } fragment G on Shop { id }', {}, 3, 2, 1],
  ['{ shop { ... on Shop { name } } }', {}, 2, 2, 1],
  [
    '{ ...R ...R } fragment R on QueryRoot { a: shop { name } ... on QueryRoot { b: shop { name } } }',
    {},
    44,
    2,
    2,
  ],
  ['{ __schema { types { fields { type { ofType { ofType { name } } } } } } }', {}, 20_000, 1, 1],
  ['mutation { a: cartCreate { cart { id } } b: cartCreate { cart { id } } }', {}, 24, 3, 20],
  [
    'mutation { cartCreate(input: { lines: [{ merchandiseId: "a", attributes: [{ key: "k", value: "v" }] }, { merchandiseId: "b" }], discountCodes: ["c"] }) { cart { id } } }',
    {},
    3,
    3,
    13,
  ],
  [
    'mutation M($i: CartInput!) { a: cartCreate(input: $i) { cart { id } } b: cartCreate(input: $i) { cart { id } } }',
    { i: { giftCardCodes: ['a', 'b', 'c'] } },
    24,
    3,
    26,
  ],
])('%s', (text, variables, fields, depth, loads) => {
  expect(cost(text, variables)).toEqual({ fields, depth, loads })
})

test('fragments that double each other are counted quickly', () => {
  const levels = Array.from(
    { length: 60 },
    (_, level) => `fragment F${level} on Shop { ...F${level + 1} ...F${level + 1} }`,
  )
  const { fields } = cost(`{ shop { ...F0 } } ${levels.join(' ')} fragment F60 on Shop { name }`)
  expect(fields).toBe(1 + 2 ** 60)
})
