import { expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { createTestCard } from './test-card.ts'

const provider = createTestCard(() => new Date('2026-11-20T10:00:00Z'))
const card = { holder: 'Ada Byron', number: '4242 4242 4242 4242', expiry: '11/26', securityCode: '123' }

test.each([
  ['4242 4242 4242 4242', { ok: true, status: 'authorised', lastFour: '4242' }],
  ['4242-4242-4242-4242', { ok: true, status: 'authorised', lastFour: '4242' }],
  ['4000 0000 0000 0002', { ok: false, code: 'card-declined' }],
  ['4000 0000 0000 9995', { ok: false, code: 'insufficient-funds' }],
  ['4000 0000 0000 0069', { ok: false, code: 'card-expired' }],
  ['4000 0000 0000 0127', { ok: false, code: 'security-code-wrong' }],
  ['4242 4242 4242', { ok: false, code: 'card-number-invalid' }],
  ['4111 1111 1111 1111', { ok: false, code: 'card-number-invalid' }],
  ['', { ok: false, code: 'card-number-invalid' }],
])('the card %s', async (number, outcome) => {
  expect(await authorize({ ...card, number })).toMatchObject(outcome)
})

test.each([
  ['in its last month', { expiry: '11/26' }, { ok: true }],
  ['with a year of four digits', { expiry: '12 / 2027' }, { ok: true }],
  ['with its date in digits alone', { expiry: '1126' }, { ok: true }],
  ['with a year of four digits in digits alone', { expiry: '122027' }, { ok: true }],
  ['of the year 2020 in digits alone', { expiry: '1220' }, { code: 'card-expired' }],
  ['over since last month', { expiry: '10/26' }, { code: 'card-expired' }],
  ['of a month that is none', { expiry: '13/27' }, { code: 'card-date-invalid' }],
  ['without a security code', { securityCode: '' }, { code: 'security-code-wrong' }],
  ['without a holder', { holder: ' ' }, { code: 'card-invalid' }],
])('a card %s', async (_, facts, outcome) => {
  expect(await authorize({ ...card, ...facts })).toMatchObject(outcome)
})

test('the same key returns the same authorization', async () => {
  const [first, again, other] = [await authorize(card), await authorize(card), await authorize(card, 'other')]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})

function authorize(input: typeof card, key = 'key') {
  return provider.authorize(money(12_000, 'EUR'), { card: input }, key)
}
