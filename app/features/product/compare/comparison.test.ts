import { expect, test } from 'vitest'
import { sampleProductView } from '#tests/support/samples/sample-product-view.ts'
import type { LoadedPiece } from '../list-files/load-list-pieces.server.ts'
import { toComparison } from './comparison.ts'
import { toRows } from './use-comparison-rows.ts'

const PRODUCT = sampleProductView()
const view = (widthMm: number, heightMm: number) => ({
  widthMm,
  heightMm,
  width: 800,
  height: 300,
  path: 'M0 0h800',
})
const OUTLINE = { front: view(1808, 758), side: view(486, 758), plan: null }

function piece(given: Partial<LoadedPiece['product']> = {}): LoadedPiece {
  const product = { ...PRODUCT, ...given }
  const [variant] = product.variants
  if (!variant) throw new Error('The sample has variants')
  return { product, variant, isFinishOpen: false }
}
const CM = { units: 'cm', view: null } as const

test('pieces have one scale, the finishes they may be shown in, and their drawing or a box', () => {
  const small = piece({
    details: { ...PRODUCT.details, dimensions: { ...PRODUCT.details.dimensions, widthCm: 60 } },
  })
  const { pieces, scale, gone } = toComparison(
    [
      { reference: '1', piece: piece(), outline: OUTLINE },
      { reference: '9', piece: null, outline: null },
      { reference: '2', piece: small, outline: null },
    ],
    CM,
  )
  expect(gone).toBe(1)
  expect(scale).toMatchObject({ columnMm: 1808 * 1.08, bar: { name: '50-cm' } })
  expect(pieces[0]).toMatchObject({
    reference: '1',
    path: '/products/credenza?variant=1',
    picture: { url: '/main.webp' },
    finishes: [
      { reference: '1-1', title: 'Walnut' },
      { reference: '1-2', title: 'Oak' },
    ],
    choices: 'Walnut, Oak',
    canAdd: true,
  })
  expect(pieces.map(({ drawn }) => drawn.front?.drawing?.path)).toEqual(['M0 0h800', undefined])
  expect(pieces[1]?.drawn.front).toMatchObject({ widthMm: 600, heightMm: 758 })
})

test.each([
  [null, 'front'],
  ['side', 'side'],
  ['above', 'above'],
  ['below', 'front'],
] as const)('requested from %s, pieces are drawn from %s', (requested, shown) => {
  const given = [{ reference: '1', piece: piece(), outline: null }]
  expect(toComparison(given, { units: 'in', view: requested }).view).toBe(shown)
})

test('what cannot be bought here is not added to the bag', () => {
  const canAdd = (given: Partial<LoadedPiece['product']>) =>
    toComparison([{ reference: '1', piece: piece(given), outline: null }], CM).pieces[0]?.canAdd
  const [first] = PRODUCT.variants
  if (!first) throw new Error('The sample has variants')
  expect(canAdd({ variants: [{ ...first, canBuy: false }] })).toBe(false)
  expect(canAdd({ variants: [{ ...first, price: { ...first.price, amountMinor: 0 } }] })).toBe(false)
  expect(canAdd({ delivery: { ...PRODUCT.delivery, cost: null } })).toBe(false)
  expect(canAdd({})).toBe(true)
})

test('rows are the facts that at least one piece has, in their order, and say whether all are the same', () => {
  const fact = (term: string, value: string) => ({ term, value })
  const rows = toRows([
    [fact('Width', '250 cm'), fact('Weight', '98 kg'), fact('Materials', 'Linen')],
    [fact('Width', '160 cm'), fact('Seat height', '45 cm'), fact('Weight', '98 kg'), fact('Dimmable', 'Yes')],
  ])
  expect(rows.map(({ term, facts, isSame }) => [term, ...facts.map((one) => one?.value), isSame])).toEqual([
    ['Width', '250 cm', '160 cm', false],
    ['Seat height', undefined, '45 cm', false],
    ['Weight', '98 kg', '98 kg', true],
    ['Dimmable', undefined, 'Yes', false],
    ['Materials', 'Linen', undefined, false],
  ])
})
