import { expect, test } from 'vitest'
import { type BulkValues, EMPTY, shownValues, toChange } from './bulk-values.ts'

test.each<[Partial<BulkValues>, unknown]>([
  [{}, { kind: 'status', status: 'active' }],
  [
    { kind: 'price', amount: '-5,5', rounding: 'unit' },
    { kind: 'price', currency: 'EUR', change: { by: 'percent', percent: -5.5 }, rounding: 'unit' },
  ],
  [
    { kind: 'price', by: 'amount', amount: '12.5' },
    { kind: 'price', currency: 'EUR', change: { by: 'amount', amountMinor: 1250 }, rounding: 'none' },
  ],
  [{ kind: 'price', amount: '' }, null],
  [{ kind: 'price', amount: 'ten' }, null],
  [
    { kind: 'leadTime', days: '21' },
    { kind: 'leadTime', days: 21 },
  ],
  [{ kind: 'leadTime', days: '1.5' }, null],
  [
    { kind: 'tags', add: 'oak, brass ,', remove: '' },
    { kind: 'tags', add: ['oak', 'brass'], remove: [] },
  ],
  [{ kind: 'tags' }, null],
  [
    { kind: 'category', category: 'lighting/table' },
    { kind: 'category', category: 'lighting/table' },
  ],
  [{ kind: 'category', category: 'lighting//' }, null],
  [{ kind: 'restriction' }, { kind: 'restriction', restriction: null }],
  [
    { kind: 'excludedCountries', countries: 'us, jp' },
    { kind: 'excludedCountries', countries: ['US', 'JP'] },
  ],
  [{ kind: 'excludedCountries', countries: 'usa' }, null],
])('%j means %j', (typed, expected) => {
  expect(toChange({ ...EMPTY, ...typed })).toEqual(expected)
})

test.each<[Record<string, unknown>, string[]]>([
  [{ status: 'draft' }, ['draft']],
  [{ tags: ['oak', 'brass'] }, ['oak', 'brass']],
  [
    {
      variants: [9900, 9900, 12_000].map((priceMinor) => ({
        prices: [
          { currency: 'EUR', priceMinor },
          { currency: 'USD', priceMinor: 1 },
        ],
      })),
    },
    ['9900', '12000'],
  ],
  [{ variants: [{ prices: [] }] }, []],
  [{ metafields: { 'custom.excludedCountries': '["US","JP"]' } }, ['US', 'JP']],
  [{ metafields: { 'custom.leadTime': '' } }, []],
])('%j is shown as %j', (edit, shown) => {
  expect(shownValues(edit, { currency: 'EUR' })).toEqual(shown)
})
