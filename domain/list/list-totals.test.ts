import { expect, test } from 'vitest'
import { type Money, money } from '../money/money.ts'
import type { Exclusion } from './exclusion.ts'
import { computeTotals, recomputeTotals } from './list-totals.ts'

const eur = (amountMinor: number) => money(amountMinor, 'EUR')
const piece = (
  quantity: number,
  publicPrice: Money | null,
  { trade = publicPrice, exclusion = null }: { trade?: Money | null; exclusion?: Exclusion | null } = {},
) => ({ quantity, publicPrice, ownPrice: trade, exclusion })

test('units are counted, and the reduction is what a trade client saves', () => {
  const pieces = [piece(1, eur(8_400_00), { trade: eur(6_890_00) }), piece(2, eur(3_580_00))]
  expect(computeTotals(pieces, 'EUR')).toEqual({
    pieces: 3,
    left: 0,
    open: 0,
    publicTotal: eur(15_560_00),
    reduction: eur(1_510_00),
    total: eur(14_050_00),
  })
})

test.each<Exclusion>(['gone', 'not-shippable-here', 'upon-request', 'sold-out'])(
  'a piece that is %s is left out, and its units are counted as such',
  (exclusion) => {
    const price = exclusion === 'gone' ? null : eur(1_200_00)
    const totals = computeTotals([piece(3, price, { exclusion }), piece(1, eur(10_00))], 'EUR')
    expect(totals).toMatchObject({ pieces: 1, left: 3, publicTotal: eur(10_00), total: eur(10_00) })
  },
)

test('an empty list costs nothing in the currency of the visitor', () => {
  expect(computeTotals([], 'GBP')).toMatchObject({ pieces: 0, left: 0, total: money(0, 'GBP') })
})

// spec 3: sums with an open finish are stated with "from"
test('units with an open price are counted unless excluded, even after a change', () => {
  const chairs = { ...piece(6, eur(100_00)), isPriceOpen: true }
  const gone = { ...piece(2, null, { exclusion: 'gone' }), isPriceOpen: true }
  const before = computeTotals([chairs, gone, piece(1, eur(50_00))], 'EUR')
  expect(before).toMatchObject({ pieces: 7, open: 6, total: eur(650_00) })
  const chosen = { ...chairs, isPriceOpen: false, publicPrice: eur(120_00), ownPrice: eur(120_00) }
  expect(recomputeTotals(before, [chairs], [chosen])).toMatchObject({ open: 0, total: eur(770_00) })
})
