import { expect, test } from 'vitest'
import { sampleOrder } from '#tests/support/samples/sample-order.ts'
import { limitCharacters, SCRIPT_CHARACTERS_MAX } from './limit-characters.ts'

const syllables = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0xac00 + from + at)).join('')
const withAddress = (fields: object) => sampleOrder({ address: { ...sampleOrder().address, ...fields } })

test.each([
  ['letters of the base faces are never too many', { line1: 'Größe Αθήνα Москва'.repeat(20) }],
  ['a letter that is repeated counts once', { firstName: '김'.repeat(90), line1: '김'.repeat(90) }],
  ['a long address has few enough', { firstName: syllables(0, 50), line1: syllables(50, 100) }],
])('%s', (_, fields) => {
  const order = withAddress(fields)
  expect(limitCharacters(order)).toEqual(order)
})

test('the first characters of both addresses are printed, and those beyond the limit are missing', () => {
  const order = withAddress({ firstName: syllables(0, 100), line1: syllables(100, 60) })
  const { address, billingAddress } = limitCharacters({
    ...order,
    billingAddress: { ...order.address, firstName: syllables(0, 3), city: `Roma ${syllables(300, 2)}` },
  })
  const printed = SCRIPT_CHARACTERS_MAX - 100
  expect(address.line1).toBe(syllables(100, printed) + '\ue000'.repeat(60 - printed))
  expect([billingAddress?.firstName, billingAddress?.city]).toEqual([syllables(0, 3), 'Roma \ue000\ue000'])
})

test('decomposed characters count as the printed one', () => {
  const order = withAddress({ firstName: syllables(0, SCRIPT_CHARACTERS_MAX).normalize('NFD') })
  expect(limitCharacters(order).address.firstName).toBe(syllables(0, SCRIPT_CHARACTERS_MAX))
})
