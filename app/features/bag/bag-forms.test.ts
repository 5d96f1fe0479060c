import { expect, test } from 'vitest'
import { parseCodeChange, parseLineChange, parseLineToAdd, typedCode } from './bag-forms.ts'

test('only a code that is not a gift card is returned through the URL', () => {
  expect(typedCode({ code: 'NOTHING' }, 'promocode-failed')).toEqual({ code: 'NOTHING' })
  expect(typedCode({ code: 'DONO' }, 'gift-card-currency')).toEqual({})
  expect(typedCode({ code: 'DONO' }, 'promocode-throttled')).toEqual({})
  expect(typedCode({ code: 'DONO' }, 'gift-card-held')).toEqual({})
})

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('one unit is added unless the form gives a quantity', () => {
  expect(parseLineToAdd(form({ variantId: 'v' }))).toEqual({ variantId: 'v', quantity: 1 })
  expect(parseLineToAdd(form({ variantId: 'v', quantity: '3' }))).toEqual({ variantId: 'v', quantity: 3 })
  const line = parseLineToAdd(form({ variantId: 'v', project: ' Villa\n14', projectList: 'none' }))
  expect(line?.project).toEqual({ name: 'Villa 14', listId: null })
})

test.each([
  [{}],
  [{ variantId: '' }],
  [{ variantId: 'v', quantity: '0' }],
  [{ variantId: 'v', quantity: '1000' }],
  [{ variantId: 'v', quantity: '1.5' }],
  [{ variantId: 'v', quantity: 'many' }],
])('%j adds nothing', (fields) => {
  expect(parseLineToAdd(form(fields))).toBeNull()
})

test.each([
  ['0', 0],
  ['1', 1],
  ['999', 999],
])('a line takes the quantity %s', (quantity, value) => {
  expect(parseLineChange(form({ lineId: 'l', quantity }))?.quantity).toEqual({ ok: true, value })
})

test.each([
  ['-1', 'quantity-malformed'],
  ['1000', 'quantity-too-large'],
  // An empty field would be parsed as 0 and remove the line.
  ['', 'quantity-malformed'],
  ['one', 'quantity-malformed'],
])('a line refuses the quantity "%s" with a reason', (quantity, code) => {
  expect(parseLineChange(form({ lineId: 'l', quantity }))?.quantity).toEqual({ ok: false, code })
  expect(parseLineChange(form({ lineId: 'l', quantity, step: '1' }))?.quantity).toEqual({ ok: false, code })
})

test.each([
  ['40', '1', 41],
  ['40', '-1', 39],
  ['1', '-1', 1],
  ['999', '1', 999],
])('a typed %s with a step of %s is %i', (quantity, step, value) => {
  expect(parseLineChange(form({ lineId: 'l', quantity, step }))?.quantity).toEqual({ ok: true, value })
})

test('a form without a line, or with a step other than one, changes nothing', () => {
  expect(parseLineChange(form({ quantity: '2' }))).toBeNull()
  expect(parseLineChange(form({ lineId: 'l', quantity: '2', step: '2' }))).toBeNull()
})

test('a promotion code is trimmed, and can be removed', () => {
  expect(parseCodeChange(form({ code: ' WELCOME10 ' }))).toEqual({ code: 'WELCOME10' })
  expect(parseCodeChange(form({ code: 'X', remove: '1' }))).toEqual({ code: 'X', remove: '1' })
  const giftCard = 'gid://shopify/AppliedGiftCard/1'
  expect(parseCodeChange(form({ giftCard, remove: '1' }))).toEqual({ giftCard })
  expect(parseCodeChange(form({ code: '   ' }))).toBeNull()
  expect(parseCodeChange(form({ code: 'x'.repeat(61) }))).toBeNull()
})
