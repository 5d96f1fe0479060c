import { expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { classifyLine } from './classify-line.ts'

const sold = { exclusion: null, unitsLeft: null }

// spec 4: quick order: what is wrong with a line
test.each([
  ['a piece that is sold', ok(2), sold, null, null],
  ['as many as in stock', ok(2), { ...sold, unitsLeft: 2 }, null, null],
  ['more than in stock', ok(3), { ...sold, unitsLeft: 2 }, null, 2],
  ['a piece that is made to order', ok(3), { ...sold, unitsLeft: 0 }, null, null],
  ['no piece', ok(2), null, 'unknown-sku', null],
  ['a piece that is gone', ok(2), { ...sold, exclusion: 'gone' }, 'unknown-sku', null],
  ['another country', ok(2), { ...sold, exclusion: 'not-shippable-here' }, 'not-shippable-here', null],
  ['a piece upon request', ok(2), { ...sold, exclusion: 'upon-request' }, 'upon-request', null],
  ['a piece that is sold out', ok(2), { ...sold, exclusion: 'sold-out' }, 'sold-out', null],
  ['a fraction', refuse('quantity-malformed'), sold, 'quantity-malformed', null],
  ['a fraction of nothing', refuse('quantity-malformed'), null, 'unknown-sku', null],
] as const)('%s', (_, units, piece, problem, stock) => {
  expect(classifyLine(units, piece)).toEqual({ problem, stock })
})
