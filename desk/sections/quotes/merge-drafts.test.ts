import { expect, test } from 'vitest'
import type { QuoteDraft, QuoteLine } from '#contracts/quote.ts'
import { mergeDrafts } from './draft-form.tsx'

const line = (id: string, changes: Partial<QuoteLine> = {}): QuoteLine => ({
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
const draft = (lines: QuoteLine[], changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  lines,
  shipping: { title: '', amountMinor: 0 },
  letter: '',
  terms: '',
  validUntil: '2026-12-15',
  ...changes,
})
const BASE = draft([line('lamp'), line('table')])
const getIds = ({ lines }: QuoteDraft) => lines.map(({ id }) => id)

test('changes by either person are merged, and the person who saves wins a conflict', () => {
  const own = draft([line('lamp', { unitMinor: 90, quantity: 2 }), line('table')], { letter: 'Dear Ada' })
  const other = draft([line('lamp', { unitMinor: 80, finish: 'Brass' }), line('table', { unitMinor: 70 })], {
    letter: 'Hello',
    validUntil: '2026-12-20',
  })
  expect(mergeDrafts(BASE, own, other)).toEqual(
    draft([line('lamp', { unitMinor: 90, quantity: 2, finish: 'Brass' }), line('table', { unitMinor: 70 })], {
      letter: 'Dear Ada',
      validUntil: '2026-12-20',
    }),
  )
})

test('lines added by either person are present, and lines removed by either are gone', () => {
  const own = draft([line('lamp'), line('chair')])
  const other = draft([line('table'), line('vase')])
  expect(getIds(mergeDrafts(BASE, own, other))).toEqual(['vase', 'chair'])
})

test('a line that one person removed and the other changed remains', () => {
  const changed = line('lamp', { unitMinor: 5 })
  const kinds = [
    mergeDrafts(BASE, draft([line('table')]), draft([changed, line('table')])),
    mergeDrafts(BASE, draft([changed, line('table')]), draft([line('table')])),
  ]
  for (const merged of kinds) expect(merged.lines).toContainEqual(changed)
})

test('the order is that of the person who saves if they moved lines, otherwise that of the other', () => {
  const moved = draft([line('table'), line('lamp')])
  expect(getIds(mergeDrafts(BASE, moved, BASE))).toEqual(['table', 'lamp'])
  expect(getIds(mergeDrafts(BASE, BASE, moved))).toEqual(['table', 'lamp'])
})
