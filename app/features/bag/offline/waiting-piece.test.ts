import { expect, test } from 'vitest'
import type { HeldChange } from '#app/page/connection/held-state.ts'
import { money } from '#domain/money/money.ts'
import type { CartView } from '../bag.ts'
import { expectedCart, waitingPieces } from './waiting-piece.ts'

const usd = (amountMinor: number) => money(amountMinor, 'USD')
const LINE = {
  id: 'line-1',
  quantity: 2,
  unitPrice: usd(485_000),
  total: usd(970_000),
  product: {
    variantId: 'nuvola',
    title: 'Nuvola',
    artisan: { name: 'Officina' },
    variantTitle: null,
    picture: null,
  },
}
const CART = { currency: 'USD', lines: [LINE], total: usd(970_000), totalQuantity: 2 } as unknown as CartView
const NOTE = { title: 'Laguna', artisan: 'Vetreria', finish: 'Amber', picture: null, unitPrice: usd(216_000) }

function change(path: string, fields: Record<string, string>, note = ''): HeldChange {
  return { id: `id ${path}`, path, fields: Object.entries(fields), note, isPersonal: false, isManual: false }
}

const ADDED = change(
  '/de-at/checkout/cart/lines.data',
  { variantId: 'laguna', quantity: '3' },
  JSON.stringify(NOTE),
)
const CHANGED = change('/checkout/cart/line.data', { lineId: 'line-1', quantity: '1' })
const REMOVED = change('/checkout/cart/line.data', { lineId: 'line-1', quantity: '0' })
const AGAIN = change('/checkout/cart/lines.data', { variantId: 'nuvola' })
const UNKNOWN = change('/checkout/cart/lines.data', { variantId: 'x' })

test('a piece that waits is described by the page that it was added on, or by the bag', () => {
  expect(waitingPieces([ADDED, CHANGED, AGAIN, UNKNOWN], CART)).toMatchObject([
    { title: 'Laguna', finish: 'Amber', quantity: 3, inBag: 0 },
    { title: 'Nuvola', unitPrice: usd(485_000), quantity: 1, inBag: 2 },
    { title: '', unitPrice: null, quantity: 1, inBag: 0 },
  ])
})

test.each([
  ['nothing', [], 970_000, 2, 970_000],
  ['a piece', [ADDED], 970_000 + 3 * 216_000, 5, 970_000],
  ['fewer of a line', [CHANGED], 485_000, 1, 485_000],
  ['the removal of a line', [CHANGED, REMOVED], 0, 0, 0],
  ['all of these', [ADDED, REMOVED], 3 * 216_000, 3, 0],
  ['a piece whose price is not known', [UNKNOWN], 970_000, 3, 970_000],
])('what waits is counted: %s', (_, changes, total, count, lineTotal) => {
  const expected = expectedCart(CART, changes)
  expect(expected.total).toEqual(usd(total))
  expect(expected.totalQuantity).toBe(count)
  expect(expected.lines[0]?.total).toEqual(usd(lineTotal))
})
