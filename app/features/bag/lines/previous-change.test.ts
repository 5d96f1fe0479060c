import { expect, test } from 'vitest'
import { readPreviousChange, refusedLine } from './previous-change.ts'

const NOTHING = { refusal: null, code: '', line: null, typed: '', removed: null, short: [] }

test('a URL reports a refused code, a removed piece, and lines that are short of units', () => {
  const address = new URLSearchParams('refused=promocode-failed&code=NOTHING')
  expect(readPreviousChange(address)).toEqual({ ...NOTHING, refusal: 'promocode-failed', code: 'NOTHING' })
  const removal = new URLSearchParams('removed=gid%3A%2F%2Fshopify%2FProductVariant%2F7&quantity=2')
  expect(readPreviousChange(new URLSearchParams('short=one&short=two')).short).toEqual(['one', 'two'])
  expect(readPreviousChange(removal).removed).toEqual({
    variantId: 'gid://shopify/ProductVariant/7',
    quantity: 2,
    title: '',
  })
  removal.set('project', ' Villa\n14')
  expect(readPreviousChange(removal).removed).toMatchObject({ project: { name: 'Villa 14' } })
})

test.each([
  '',
  'refused=anything',
  'removed=v',
  'removed=v&quantity=0',
  'removed=v&quantity=1e9',
  'quantity=1',
])('a URL with "%s" reports nothing', (search) => {
  expect(readPreviousChange(new URLSearchParams(search))).toEqual(NOTHING)
})

test('a code is cut to the length of its field', () => {
  expect(readPreviousChange(new URLSearchParams({ code: 'X'.repeat(900) })).code).toHaveLength(60)
})

test('a refused quantity is returned to its own line with what was typed', () => {
  const before = readPreviousChange(
    new URLSearchParams({ refused: 'quantity-too-large', line: 'l', typed: '1000' }),
  )
  const quantity = { typed: '1000', why: 'quantity-too-large' }
  expect(refusedLine(before, [{ id: 'l' }])).toEqual({ lineId: 'l', why: 'quantity-too-large', quantity })
  expect(refusedLine(before, [{ id: 'other' }])).toBeNull()
})

test('a quantity that was reduced to the available units is reported at its line', () => {
  const before = readPreviousChange(new URLSearchParams({ refused: 'units-exhausted', line: 'l' }))
  expect(refusedLine(before, [{ id: 'l' }])).toEqual({ lineId: 'l', why: 'units-exhausted', quantity: null })
})
