import { expect, test } from 'vitest'
import { decodeCombinations } from './to-product.ts'

const optionOf = (name: string, ...values: string[]) => ({
  name,
  optionValues: values.map((value) => ({ name: value, swatch: null })),
})
const OPTIONS = [
  optionOf('Title', 'Only'),
  optionOf('Size', 'S', 'M'),
  optionOf('Finish', 'Oak', 'Steel', 'Brass'),
]

function decode(encodedVariantExistence: string | null, encodedVariantAvailability: string | null) {
  return decodeCombinations({ options: OPTIONS, encodedVariantExistence, encodedVariantAvailability })
}

test('variants are read by the values of their options, with whether they are for sale', () => {
  expect(decode('v1_0:0:0-1,1:2,,', 'v1_0:0:1,,')).toEqual([
    { values: ['S', 'Oak'], isForSale: false },
    { values: ['S', 'Steel'], isForSale: true },
    { values: ['M', 'Brass'], isForSale: false },
  ])
})

test('a shop in which everything is sold out has no combination for sale', () => {
  expect(decode('v1_0:0:0,,', '')).toEqual([{ values: ['S', 'Oak'], isForSale: false }])
})

test.each([null, 'v2_0', 'v1_0-4000000000', 'v1_0:0:3,,', `v1_${'0 '.repeat(30_000)}`])(
  'an encoding that is not understood or exceeds the options is left out (%#)',
  (encoded) => expect(decode(encoded, 'v1_0:0:0,,')).toBeNull(),
)
