import { getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { costOf } from './query-cost.ts'

function cost(text: string, variables = {}) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('no operation')
  return costOf(document, operation, variables)
}

test.each<[string, object, number, number]>([
  ['{ shop { name } }', {}, 2, 2],
  ['{ products(first: 10) { nodes { id title } } }', {}, 31, 3],
  ['query Q($n: Int) { products(first: $n) { nodes { id } } }', { n: 250 }, 501, 3],
  ['query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['a', 'b', 'c'] }, 4, 2],
  ['{ nodes(ids: ["a", "b"]) { id } }', {}, 3, 2],
  ['{ a: shop { name } b: shop { name } }', {}, 4, 2],
  ['{ shop { ...F } } fragment F on Shop { name ...G } fragment G on Shop { id }', {}, 3, 2],
  ['{ shop { ... on Shop { name } } }', {}, 2, 2],
  ['{ __schema { types { fields { type { ofType { ofType { name } } } } } } }', {}, 1, 1],
])('%s', (text, variables, fields, depth) => {
  expect(cost(text, variables)).toEqual({ fields, depth })
})

test('fragments that double each other are counted in no time', () => {
  const levels = Array.from(
    { length: 60 },
    (_, level) => `fragment F${level} on Shop { ...F${level + 1} ...F${level + 1} }`,
  )
  const { fields } = cost(`{ shop { ...F0 } } ${levels.join(' ')} fragment F60 on Shop { name }`)
  expect(fields).toBe(1 + 2 ** 60)
})
