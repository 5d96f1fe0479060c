import { expect, test } from 'vitest'
import { applyChange, fieldsOf, type PanelChange, sortAsShown, toPanelNote } from './panel-change.ts'
import type { PanelList } from './panel-view.ts'
import { readPanelChange } from './read-change.server.ts'

const [LIST, ITEM, OTHER] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
] as const
const VARIANT = 'gid://shopify/ProductVariant/7'
const item = { id: ITEM, variantId: null, quantity: 1, sectionId: null, version: 1 }
const list: PanelList = {
  id: LIST,
  purpose: null,
  name: 'Casa Brera',
  pieceCount: 0,
  items: [],
  sections: [],
  newItem: OTHER,
}
const saved = { ...list, items: [item] }
const at = { list: LIST, item: ITEM, version: 3 }

const CHANGES = [
  [list, { intent: 'add', list: LIST, item: ITEM }, [item]],
  [list, { intent: 'restore', list: LIST, items: [ITEM] }, [item]],
  [saved, { intent: 'remove', list: LIST, items: [ITEM] }, []],
  [saved, { ...at, intent: 'quantity', quantity: 4 }, [{ ...item, quantity: 4 }]],
  [saved, { ...at, intent: 'finish', variant: VARIANT }, [{ ...item, variantId: VARIANT }]],
  [saved, { ...at, intent: 'section', section: OTHER }, [{ ...item, sectionId: OTHER }]],
  [saved, { ...at, intent: 'section', section: null }, [item]],
  [list, { intent: 'create', list: LIST, item: ITEM, name: 'Casa' }, []],
  [saved, { intent: 'remove', list: OTHER, items: [ITEM] }, [item]],
] as const satisfies readonly (readonly [PanelList, PanelChange, unknown])[]

test.each(CHANGES)('%j with %j has %j at once', (before, change, items) => {
  expect(applyChange(before, change).items).toEqual(items)
})

test.each(CHANGES)('with or without JavaScript the same form is sent: %j %j', (_list, change) => {
  const form = new FormData()
  for (const [name, value] of fieldsOf(change)) form.append(name, value)
  expect(readPanelChange(form)).toEqual({ ok: true, value: change })
})

test.each([
  [
    { quantity: '2', step: '1' },
    { ok: true, value: { ...at, intent: 'quantity', quantity: 3 } },
  ],
  [
    { quantity: '1', step: '-1' },
    { ok: true, value: { ...at, intent: 'quantity', quantity: 1 } },
  ],
  [{ quantity: '0' }, { ok: true, value: { intent: 'remove', list: LIST, items: [ITEM] } }],
  [{ quantity: 'many' }, { ok: false, code: 'quantity-malformed' }],
  [
    { quantity: '2', version: 'x' },
    { ok: false, code: 'malformed' },
  ],
])('the quantity typed as %j is read as %j', (fields, read) => {
  const form = new FormData()
  const all = { intent: 'quantity', list: LIST, item: ITEM, version: '3', ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  expect(readPanelChange(form)).toEqual(read)
})

test('a removal can be undone, a refusal tried again', () => {
  const removal = { intent: 'remove', list: LIST, items: [ITEM] } as const
  expect(toPanelNote(removal, null)).toEqual({ kind: 'removed', items: [ITEM] })
  expect(toPanelNote(removal, 'list-remove-failed')).toMatchObject({ kind: 'failed', change: removal })
  expect(toPanelNote({ intent: 'add', list: LIST, item: ITEM }, null)).toEqual({ kind: 'added' })
  expect(toPanelNote({ ...at, intent: 'quantity', quantity: 4 }, null)).toEqual({ kind: 'changed' })
})

test('lists stay where they are shown, and a new one is the last', () => {
  const named = (id: string) => ({ ...list, id })
  const order = sortAsShown([named('new'), named('b'), named('a')], [named('a'), named('gone'), named('b')])
  expect(order.map(({ id }) => id)).toEqual(['a', 'b', 'new'])
})
