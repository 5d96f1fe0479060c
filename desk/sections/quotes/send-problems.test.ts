import { expect, test } from 'vitest'
import { QUOTE_LINES_MAX, type QuoteDraft } from '#contracts/quote.ts'
import { findSendProblems } from './send-dialog.tsx'

const LINE = {
  id: 'l',
  productId: 'p',
  variantId: 'v',
  slug: 's',
  title: 'Luna',
  artisan: 'a',
  sku: '',
  picture: null,
  quantity: 1,
  finish: '',
  publicMinor: 100,
  unitMinor: 90,
  leadTimeDays: null,
}
const DRAFT: QuoteDraft = {
  lines: [LINE],
  shipping: { title: 'White glove', amountMinor: 5 },
  letter: 'Dear Ada',
  terms: '',
  validUntil: '2026-11-26',
}

test.each([
  ['a complete draft', {}, [], []],
  ['none without lines', { lines: [] }, ['lines-missing'], []],
  ['as many lines as an order has', { lines: Array(QUOTE_LINES_MAX).fill(LINE) }, [], []],
  ['one line more', { lines: Array(QUOTE_LINES_MAX + 1).fill(LINE) }, ['lines-too-many'], []],
  ['one whose last day was yesterday', { validUntil: '2026-11-25' }, ['validity-over'], []],
  ['a piece without a finish', { lines: [{ ...LINE, variantId: '' }] }, ['finish-open'], []],
  ['a piece for nothing', { lines: [{ ...LINE, unitMinor: 0 }] }, [], ['free-lines']],
  ['a piece above its public price', { lines: [{ ...LINE, unitMinor: 101 }] }, [], ['above-public']],
  [
    'one without delivery and letter',
    { shipping: { title: '', amountMinor: 0 }, letter: ' ' },
    [],
    ['free-shipping', 'letter-missing'],
  ],
])('before sending %s', (_, changes: Partial<QuoteDraft>, errors, warnings) => {
  expect(findSendProblems({ ...DRAFT, ...changes }, '2026-11-26')).toEqual({ errors, warnings })
})
