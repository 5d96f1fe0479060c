import { expect, test } from 'vitest'
import { computeTotals } from '#domain/list/list-totals.ts'
import { money } from '#domain/money/money.ts'
import type { ListChangeFields } from './list-change-form.ts'
import type { PieceView, SectionView } from './list-view.ts'
import { withChanges } from './use-list-editor.ts'

const piece = (id: string, sectionId: string | null): PieceView => ({
  id,
  sectionId,
  version: 1,
  quantity: 1,
  note: '',
  clientNote: '',
  projectName: null,
  title: id,
  textLanguage: null,
  path: null,
  artisan: null,
  picture: null,
  variantId: null,
  finishes: [],
  dimensions: [],
  notice: null,
  exclusion: null,
  toBag: null,
  publicPrice: null,
  ownPrice: null,
  isPriceOpen: false,
})
const section = (id: string | null): SectionView => ({
  id,
  name: id ?? '',
  version: 1,
  size: 2,
  totals: computeTotals([], 'EUR'),
})
const list = {
  totals: computeTotals([], 'EUR'),
  pieces: [piece('a', null), piece('b', 'living'), piece('c', 'living'), piece('d', 'hall')],
  sections: [section(null), section('living'), section('hall')],
  allSections: [
    { id: 'living', name: 'living' },
    { id: 'hall', name: 'hall' },
  ],
}
const order = (changes: ListChangeFields[]) => {
  const { pieces, sections } = withChanges(list, changes)
  const ids = sections.map(({ id }) => [
    id ?? '-',
    ...pieces.flatMap((one) => (one.sectionId === id ? one.id : [])),
  ])
  return ids.map((group) => group.join(' ')).join(' | ')
}

test.each<[ListChangeFields[], string]>([
  [[], '- a | living b c | hall d'],
  [[{ intent: 'place', item: 'a', section: 'hall', after: 'd' }], '- | living b c | hall d a'],
  [[{ intent: 'step', item: 'b', by: '-1' }], '- a b | living c | hall d'],
  [[{ intent: 'position', item: 'd', section: 'living', position: '2' }], '- a | living b d c | hall'],
  [[{ intent: 'remove', item: 'b' }], '- a | living c | hall d'],
  [[{ intent: 'quantity', item: 'b', version: '1', before: '1', quantity: '0' }], '- a | living c | hall d'],
  [[{ intent: 'transfer', item: 'c', newId: 'n', to: 'saved', copy: '0' }], '- a | living b | hall d'],
  [[{ intent: 'transfer', item: 'c', newId: 'n', to: 'saved', copy: '1' }], '- a | living b c | hall d'],
  [[{ intent: 'remove-section', section: 'living' }], '- a b c | hall d'],
  [[{ intent: 'step-section', section: 'hall', by: '-1' }], '- a | hall d | living b c'],
  [[{ intent: 'place-section', section: 'hall', after: '' }], '- a | hall d | living b c'],
  [[{ intent: 'step-section', section: 'living', by: '-1' }], '- a | living b c | hall d'],
  // The second of two changes builds on the first.
  [
    [
      { intent: 'place', item: 'a', section: 'living', after: 'b' },
      { intent: 'step', item: 'a', by: '1' },
    ],
    '- | living b c a | hall d',
  ],
])('%j shows %s', (changes, expected) => {
  expect(order(changes)).toBe(expected)
})

test('what was entered is shown before it is saved', () => {
  const { pieces, sections } = withChanges(list, [
    { intent: 'quantity', item: 'b', version: '1', before: '1', quantity: '4' },
    { intent: 'note', item: 'b', version: '1', before: '', text: 'By the window' },
    { intent: 'client-note', item: 'b', version: '1', before: '', text: 'Cognac leather' },
    { intent: 'finish', item: 'b', version: '1', before: '', variant: 'gid://shopify/ProductVariant/7' },
    { intent: 'rename-section', section: 'hall', version: '1', before: 'hall', name: 'Entrance' },
  ])
  expect(pieces[1]).toMatchObject({
    quantity: 4,
    note: 'By the window',
    clientNote: 'Cognac leather',
    variantId: 'gid://shopify/ProductVariant/7',
  })
  expect(sections[2]?.name).toBe('Entrance')
})

// spec 3: totals of a list change at once
test.each<[ListChangeFields, number, Record<string, number>]>([
  [{ intent: 'quantity', item: 'b', version: '1', before: '1', quantity: '4' }, 1_800_00, { living: 600_00 }],
  [{ intent: 'quantity', item: 'b', version: '1', before: '1', quantity: '0' }, 1_400_00, { living: 200_00 }],
  [{ intent: 'remove', item: 'd' }, 1_400_00, { hall: 0 }],
  [{ intent: 'place', item: 'b', section: 'hall', after: '' }, 1_500_00, { living: 200_00, hall: 200_00 }],
  [{ intent: 'remove-section', section: 'living' }, 1_500_00, { none: 400_00, hall: 100_00 }],
  [{ intent: 'note', item: 'b', version: '1', before: '', text: 'x' }, 1_500_00, { living: 300_00 }],
])('%j makes the total %d at once, with the pieces of other pages', (change, total, ofSections) => {
  const priced = list.pieces.map((one) => ({
    ...one,
    quantity: one.id === 'c' ? 2 : 1,
    publicPrice: money(100_00, 'EUR'),
    ownPrice: money(100_00, 'EUR'),
  }))
  const whole = {
    ...list,
    pieces: priced,
    sections: list.sections.map((one) => ({
      ...one,
      totals: computeTotals(
        priced.filter(({ sectionId }) => sectionId === one.id),
        'EUR',
      ),
    })),
    // Ten more pieces are on other pages.
    totals: computeTotals([...priced, { ...priced[0], quantity: 10 } as PieceView], 'EUR'),
  }
  const after = withChanges(whole, [change])
  expect(after.totals.total.amountMinor).toBe(total)
  const sums = Object.fromEntries(
    after.sections.map(({ id, totals }) => [id ?? 'none', totals.total.amountMinor]),
  )
  expect(sums).toMatchObject(ofSections)
})
