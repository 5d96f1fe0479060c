import { decodeEncodedVariant } from '@shopify/hydrogen-react/optionValueDecoder'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeCombinations } from './product-resolvers.ts'

test.each([
  [[], ''],
  [[[0], [1], [2], [4]], 'v1_0-2 4'],
  [
    [
      [0, 0],
      [0, 1],
      [0, 3],
      [1, 2],
    ],
    'v1_0:0-1 3,1:2,',
  ],
  [
    [
      [1, 0, 2],
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
    ],
    'v1_0:0:0,1:0-1,,1:0:2,,',
  ],
])('%j is encoded as %j', (combinations, encoded) => {
  expect(encodeCombinations(combinations)).toBe(encoded)
})

test("the platform's decoder reads what is encoded", () => {
  const combinationsOf = (optionCount: number) =>
    fc.uniqueArray(fc.array(fc.nat(30), { minLength: optionCount, maxLength: optionCount }), {
      selector: String,
    })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }).chain(combinationsOf), (combinations) => {
      const decoded = decodeEncodedVariant(encodeCombinations(combinations))
      expect(decoded.map(String).sort()).toEqual(combinations.map(String).sort())
    }),
  )
})
