import { expect, test } from 'vitest'
import { money } from '#domain/money.ts'
import { createTestCard } from './test-card.ts'

const provider = createTestCard(() => new Date('2026-11-20T10:00:00Z'))
const card = { holder: 'Ada Byron', number: '4242 4242 4242 4242', expiry: '11/26', securityCode: '123' }

test.each([
  ['4242 4242 4242 4242', { ok: true, status: 'authorised', lastFour: '4242' }],
  ['4242-4242-4242-4242', { ok: true, status: 'authorised', lastFour: '4242' }],
  ['4000 0000 0000 0002', { ok: false, code: 'card-declined' }],
  ['4000 0000 0000 9995', { ok: false, code: 'insufficient-funds' }],
  ['4111 1111 1111 1111', { ok: false, code: 'card-invalid' }],
  ['', { ok: false, code: 'card-invalid' }],
])('the card %s', async (number, outcome) => {
  expect(await authorise({ ...card, number })).toMatchObject(outcome)
})

test.each([
  ['in its last month', { expiry: '11/26' }, true],
  ['with a year of four digits', { expiry: '12 / 2027' }, true],
  ['over since last month', { expiry: '10/26' }, false],
  ['of a month that is none', { expiry: '13/27' }, false],
  ['without a security code', { securityCode: '' }, false],
  ['without a holder', { holder: ' ' }, false],
])('a card %s', async (_, facts, isAccepted) => {
  expect((await authorise({ ...card, ...facts })).ok).toBe(isAccepted)
})

test('the same key is the same authorisation', async () => {
  const [first, again, other] = [await authorise(card), await authorise(card), await authorise(card, 'other')]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})

function authorise(input: typeof card, key = 'key') {
  return provider.authorise(money(12_000, 'EUR'), { card: input }, key)
}
