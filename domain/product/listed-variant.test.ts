import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { isFinishOpen, listedVariant } from './listed-variant.ts'

// spec 6: a piece without a chosen finish costs the same on its list, in the bag and in documents
test.each([
  [
    'the cheapest',
    [
      [900, true],
      [700, true],
      [800, true],
    ],
    1,
  ],
  [
    'the first of equal ones',
    [
      [700, true],
      [700, true],
    ],
    0,
  ],
  [
    'available, if another is cheaper and sold out',
    [
      [900, true],
      [700, false],
    ],
    0,
  ],
  [
    'the cheapest if all are sold out',
    [
      [900, false],
      [700, false],
    ],
    1,
  ],
  [
    'one with a price, if another has none',
    [
      [0, true],
      [700, true],
    ],
    1,
  ],
  [
    'one with a price, even if it is sold out',
    [
      [0, true],
      [700, false],
    ],
    1,
  ],
  [
    'the first if none has a price',
    [
      [0, true],
      [0, true],
    ],
    0,
  ],
] as const)('a piece without a chosen finish is listed as %s', (_, offers, expected) => {
  const variants = offers.map(([amount, availableForSale]) => ({
    price: money(amount, 'EUR'),
    availableForSale,
  }))
  expect(listedVariant(variants)).toBe(variants[expected])
})

test('a product without variants is listed as none', () => {
  expect(listedVariant([])).toBeUndefined()
})

const MORE = { lowestPrice: money(1, 'EUR'), highestPrice: money(2, 'EUR'), combinations: null }

test.each([
  ['chosen', 'oak', ['oak', 'walnut'], null, false],
  ['not chosen of two', null, ['oak', 'walnut'], null, true],
  ['not chosen of more than are loaded', null, ['oak'], MORE, true],
  ['the only one', null, ['oak'], null, false],
  ['none at all', null, [], null, false],
] as const)('a finish that is %s: %j of %j', (_, variantId, variants, allVariants, isOpen) => {
  expect(isFinishOpen(variantId, { variants, allVariants })).toBe(isOpen)
})
