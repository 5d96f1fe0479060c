import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor, paginate } from './connection.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e']
const cursor = (position: number) => encodeCursor([position])

test.each([
  [{ first: 2 }, 'ab', true, false],
  [{ first: 2, after: cursor(1) }, 'cd', true, true],
  [{ first: 9, after: cursor(3) }, 'e', false, true],
  [{ first: 2, after: cursor(9) }, '', false, true],
  [{ first: 0 }, '', true, false],
  [{ last: 2 }, 'de', false, true],
  [{ last: 2, before: cursor(2) }, 'ab', true, false],
  [{ last: 9, before: cursor(2), after: cursor(0) }, 'b', true, true],
  [{ first: 2, reverse: true }, 'ed', true, false],
])('the page %j is %s', (args, expected, hasNextPage, hasPreviousPage) => {
  const { nodes, edges, pageInfo } = paginate(LETTERS, args)
  expect(nodes.join('')).toBe(expected)
  expect(edges.map(({ node }) => node)).toEqual(nodes)
  expect(pageInfo).toMatchObject({ hasNextPage, hasPreviousPage })
  expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null)
})

test('a cursor that this service did not create is refused', () => {
  expect(decodeCursor(encodeCursor(['x', 1, null]))).toEqual(['x', 1, null])
  for (const text of ['', 'nonsense', encodeCursor([]).slice(1), Buffer.from('{}').toString('base64url')]) {
    expect(() => decodeCursor(text)).toThrow('invalid cursor')
  }
  expect(() => paginate(LETTERS, { first: 1, after: encodeCursor(['a']) })).toThrow('invalid cursor')
})
