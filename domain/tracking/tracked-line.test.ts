import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { publicPrice } from './tracked-line.ts'

// spec 6: no event has a trade price, for anyone
test.each([
  ['of anyone', 900, undefined, 900],
  ['of a trade client', 700, 900, 900],
  ['upon request', 0, undefined, null],
  ['of a trade client, upon request', 700, 0, null],
])('a price %s: %i, for anyone %j, is tracked as %j', (_, price, open, tracked) => {
  const given = open === undefined ? undefined : money(open, 'EUR')
  expect(publicPrice(money(price, 'EUR'), given)).toEqual(tracked === null ? null : money(tracked, 'EUR'))
})
