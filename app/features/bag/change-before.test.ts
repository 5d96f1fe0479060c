import { expect, test } from 'vitest'
import { changeBefore } from './change-before.ts'

const NOTHING = { refusal: null, code: '', removed: null, short: [] }

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
