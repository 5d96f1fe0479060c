import { expect, test } from 'vitest'
import { changeBefore, refusedLine } from './change-before.ts'

const NOTHING = { refusal: null, code: '', line: null, typed: '', removed: null, short: [] }

test('an address tells of a refused code, of a piece taken out, and of lines that are short of units', () => {
  const address = new URLSearchParams('refused=promocode-failed&code=NOTHING')
  expect(changeBefore(address)).toEqual({ ...NOTHING, refusal: 'promocode-failed', code: 'NOTHING' })
  const removal = new URLSearchParams('removed=gid%3A%2F%2Fshopify%2FProductVariant%2F7&quantity=2')
  expect(changeBefore(new URLSearchParams('short=one&short=two')).short).toEqual(['one', 'two'])
  expect(changeBefore(removal).removed).toEqual({
    variantId: 'gid://shopify/ProductVariant/7',
    quantity: 2,
    title: '',
  })
})

test.each([
  '',
  'refused=anything',
  'removed=v',
  'removed=v&quantity=0',
  'removed=v&quantity=1e9',
  'quantity=1',
])('an address with "%s" tells of nothing', (search) => {
  expect(changeBefore(new URLSearchParams(search))).toEqual(NOTHING)
})

test('a code is no longer than the field that it goes back to', () => {
  expect(changeBefore(new URLSearchParams({ code: 'X'.repeat(900) })).code).toHaveLength(60)
})

test('a refused quantity goes back to its line with what was typed, and to no other', () => {
  const before = changeBefore(
    new URLSearchParams({ refused: 'quantity-too-large', line: 'l', typed: '1000' }),
  )
  const quantity = { typed: '1000', why: 'quantity-too-large' }
  expect(refusedLine(before, [{ id: 'l' }])).toEqual({ lineId: 'l', why: 'quantity-too-large', quantity })
  expect(refusedLine(before, [{ id: 'other' }])).toBeNull()
})

test('a quantity that was cut to what is left is told at its line', () => {
  const before = changeBefore(new URLSearchParams({ refused: 'units-exhausted', line: 'l' }))
  expect(refusedLine(before, [{ id: 'l' }])).toEqual({ lineId: 'l', why: 'units-exhausted', quantity: null })
})
