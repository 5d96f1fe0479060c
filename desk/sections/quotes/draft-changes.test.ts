import { expect, test } from 'vitest'
import type { QuoteDraft } from '#contracts/quote.ts'
import { draftChanges } from './draft-values.ts'

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
