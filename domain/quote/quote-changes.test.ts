import { expect, test } from 'vitest'
import { type ComparedOffer, quoteChanges } from './quote-changes.ts'

const SOFA = {
  id: 'sofa',
  title: 'Pianura',
  quantity: 1,
  finish: 'Olive linen',
  unitMinor: 7_000_00,
  leadTimeDays: 70,
}
const CHAIR = { ...SOFA, id: 'chair', title: 'Merla', quantity: 6, unitMinor: 990_00, leadTimeDays: null }
const OFFER: ComparedOffer = {
  lines: [SOFA, CHAIR],
  shipping: { title: 'White glove', amountMinor: 480_00 },
  terms: 'Half with the order.',
  validUntil: '2026-12-15',
}

// spec 3: what changed between the versions of a quote
test.each<[string, Partial<ComparedOffer>, object[]]>([
  ['nothing', {}, []],
  [
    'a price',
    { lines: [SOFA, { ...CHAIR, unitMinor: 930_00 }] },
    [{ kind: 'price', title: 'Merla', from: 990_00, to: 930_00 }],
  ],
  [
    'a quantity and a finish',
    { lines: [{ ...SOFA, quantity: 2, finish: 'Rust linen' }, CHAIR] },
    [
      { kind: 'quantity', title: 'Pianura', from: 1, to: 2 },
      { kind: 'finish', title: 'Pianura', from: 'Olive linen', to: 'Rust linen' },
    ],
  ],
  [
    'a lead time that was unknown',
    { lines: [SOFA, { ...CHAIR, leadTimeDays: 42 }] },
    [{ kind: 'lead-time', title: 'Merla', from: null, to: 42 }],
  ],
  ['the order of lines', { lines: [CHAIR, SOFA] }, []],
  ['a line that is gone', { lines: [SOFA] }, [{ kind: 'line-removed', title: 'Merla', quantity: 6 }]],
  [
    'a line that is new, with the same piece',
    { lines: [SOFA, CHAIR, { ...CHAIR, id: 'more chairs', quantity: 2 }] },
    [{ kind: 'line-added', title: 'Merla', quantity: 2 }],
  ],
  [
    'delivery',
    { shipping: { title: 'Kerbside', amountMinor: 100_00 } },
    [
      { kind: 'delivery', from: 'White glove', to: 'Kerbside' },
      { kind: 'delivery-price', from: 480_00, to: 100_00 },
    ],
  ],
  [
    'terms and validity',
    { terms: 'All with the order.', validUntil: '2026-12-31' },
    [{ kind: 'terms' }, { kind: 'valid-until', from: '2026-12-15', to: '2026-12-31' }],
  ],
])('%s', (_, after, changes) => {
  expect(quoteChanges(OFFER, { ...OFFER, ...after })).toEqual(changes)
})
