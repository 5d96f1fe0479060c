import { expect, test } from 'vitest'
import type { QuoteDraft } from '#contracts/quote.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import {
  computeReducedPrice,
  computeReduction,
  createLine,
  draftChanges,
  toDraft,
  toOffer,
  toValues,
  validateAmount,
  validateQuantity,
  validateTime,
} from './draft-values.ts'

const LINE = {
  id: '6f1c0a1e-2f5b-4d5c-9f6d-0b1c2d3e4f50',
  productId: 'p',
  variantId: 'v',
  slug: 'luna',
  title: 'Luna',
  artisan: 'Ottoni',
  sku: 'LUNA-BR',
  picture: null,
  section: 'Living room',
  quantity: 2,
  finish: 'Brushed brass',
  publicMinor: 1_000_00,
  unitMinor: 875_00,
  leadTimeDays: 56,
}
const DRAFT: QuoteDraft = {
  lines: [LINE, { ...LINE, id: '6f1c0a1e-2f5b-4d5c-9f6d-0b1c2d3e4f51', publicMinor: null, leadTimeDays: 10 }],
  shipping: { title: 'White glove', amountMinor: 50_05 },
  letter: 'Dear Ada,\nhere it is.',
  terms: '',
  validUntil: '2026-12-15',
}

test('a draft survives the form unchanged', () => {
  expect(toDraft(toValues(DRAFT))).toEqual(DRAFT)
  expect(toValues(DRAFT).lines).toMatchObject([
    { price: '875.00', reduction: '12.5', time: '8', unit: 'weeks' },
    { price: '875.00', reduction: '', time: '10', unit: 'days' },
  ])
})

test('a cleared field is empty in the draft', () => {
  const values = toValues(DRAFT)
  const lines = values.lines.map((line) => ({ ...line, finish: null, time: null }))
  const draft = toDraft({ ...values, lines, letter: null, shippingTitle: null })
  expect(draft.lines[0]).toMatchObject({ finish: '', leadTimeDays: null })
  expect([draft.letter, draft.shipping.title]).toEqual(['', ''])
})

test('a found piece becomes a line at its public price, or at 0 without one', () => {
  const piece = { ...LINE, variantTitle: null, quantity: 1 }
  expect(createLine({ piece, publicMinor: 420_00, leadTimeDays: null }, 'new')).toMatchObject({
    id: 'new',
    finish: '',
    price: '420.00',
    reduction: '',
    time: '',
  })
  expect(createLine({ piece, publicMinor: null, leadTimeDays: 7 }, 'new')).toMatchObject({
    price: '0.00',
    time: '1',
  })
})

// spec 6: a reduction in percent computes the agreed price, and the price the reduction
test.each([
  ['10', '900.00'],
  ['12.5', '875.00'],
  ['12,5', '875.00'],
  ['0', '1000.00'],
  ['100', '0.00'],
  ['100.01', null],
  ['-5', null],
  ['', null],
  ['a tenth', null],
])('a reduction by "%s" percent makes the price %s', (reduction, price) => {
  expect(computeReducedPrice(1_000_00, reduction)).toBe(price)
  expect(computeReducedPrice(null, reduction)).toBeNull()
})

test.each([
  ['900', '10'],
  ['333.33', '66.67'],
  ['1000', ''],
  ['1200.00', ''],
  ['', ''],
])('a price of "%s" is a reduction by "%s" percent', (price, reduction) => {
  expect(computeReduction(1_000_00, price)).toBe(reduction)
})

test.each([
  ['1250', null],
  ['1.250,50', null],
  ['1,250', 'amount-unclear'],
  ['', 'invalid_type'],
  ['-1', 'invalid_type'],
  ['100000000.01', 'too_big'],
])('the amount "%s" has the fault %s', (text, error) => {
  expect(validateAmount(text)).toBe(error)
})

test('quantities and lead times have limits', () => {
  expect(['1', '999', '1000', '0', '1.5', '', null].map(validateQuantity)).toEqual([
    null,
    null,
    'too_big',
    'quantity-invalid',
    'quantity-invalid',
    'quantity-invalid',
    'quantity-invalid',
  ])
  const errors = [
    validateTime({ time: '', unit: 'weeks' }),
    validateTime({ time: '104', unit: 'weeks' }),
    validateTime({ time: '105', unit: 'weeks' }),
    validateTime({ time: '730', unit: 'days' }),
    validateTime({ time: 'soon', unit: 'days' }),
  ]
  expect(errors).toEqual([null, null, 'too_big', null, 'time-invalid'])
})

test('the totals of typed values count unreadable values as zero', () => {
  const values = toValues(DRAFT)
  const [first, second] = values.lines
  if (!first || !second) throw new Error('It has two lines')
  expect(quoteTotals(toOffer(values))).toMatchObject({
    piecesMinor: 3_500_00,
    totalMinor: 3_550_05,
    pieces: 4,
  })
  const lines = [
    { ...first, price: '9' },
    { ...second, quantity: 'x' },
  ]
  expect(quoteTotals(toOffer({ lines, shippingPrice: null }))).toMatchObject({
    totalMinor: 18_00,
    pieces: 2,
  })
})

const line = (id: string, changes = {}) => ({
  id,
  productId: 'p',
  variantId: 'v',
  slug: 's',
  title: id,
  artisan: 'a',
  sku: '',
  picture: null,
  quantity: 1,
  finish: '',
  publicMinor: null,
  unitMinor: 100,
  leadTimeDays: null,
  ...changes,
})
const draft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  lines: [line('lamp'), line('table')],
  shipping: { title: '', amountMinor: 0 },
  letter: '',
  terms: '',
  validUntil: '2026-12-15',
  ...changes,
})

test.each([
  ['nothing', draft(), []],
  [
    'an equal draft with its fields in another order',
    { ...draft(), shipping: { amountMinor: 0, title: '' } },
    [],
  ],
  [
    'another price',
    draft({ lines: [line('lamp', { unitMinor: 90 }), line('table')] }),
    [{ kind: 'line-changed', title: 'lamp' }],
  ],
  [
    'a line less and one more',
    draft({ lines: [line('table'), line('chair')] }),
    [
      { kind: 'line-added', title: 'chair' },
      { kind: 'line-removed', title: 'lamp' },
    ],
  ],
  ['another order', draft({ lines: [line('table'), line('lamp')] }), [{ kind: 'reordered' }]],
  [
    'delivery and validity',
    draft({ shipping: { title: '', amountMinor: 5 }, validUntil: '2026-12-16' }),
    [
      { kind: 'field', field: 'shipping' },
      { kind: 'field', field: 'validUntil' },
    ],
  ],
])('someone else changed %s', (_, after, changes) => {
  expect(draftChanges(draft(), after)).toEqual(changes)
})
