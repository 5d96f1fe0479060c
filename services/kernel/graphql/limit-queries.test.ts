import { createSchema, createYoga } from 'graphql-yoga'
import { expect, test } from 'vitest'
import { limitQueries } from './limit-queries.ts'

const yoga = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { pieces: [Piece!]! } type Piece { description: String! }',
    resolvers: {
      Query: { pieces: () => Array.from({ length: 100 }, () => ({ description: 'x'.repeat(1_000) })) },
    },
  }),
  logging: false,
  plugins: [limitQueries()],
})

test.each([
  [1, 'DATA'],
  [80, 'DATA'],
  [81, 'MAX_COMPLEXITY_EXCEEDED'],
])('texts of a response under %i names are limited: %s', async (names, expected) => {
  const fields = Array.from({ length: names }, (_, at) => `a${at}: description`).join(' ')
  const response = await yoga.fetch('http://service/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ pieces { ${fields} } }` }),
  })
  const { data, errors } = await response.json()
  expect(errors?.[0].extensions.code ?? (data && 'DATA')).toBe(expected)
})
