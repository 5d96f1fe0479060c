import { expect, test } from 'vitest'
import { variantColors } from './variant-colors.ts'

const GLAZE = {
  name: 'Glaze',
  values: [
    { name: 'Sage', swatchColor: '#9caf88' },
    { name: 'Terracotta', swatchColor: '#c66b3d' },
  ],
}
const SIZE = { name: 'Size', values: [{ name: 'Small', swatchColor: null }] }
const sage = { name: 'Glaze', value: 'Sage' }
const small = { name: 'Size', value: 'Small' }

// spec 7: each variant’s own color in the product feed (issue 22)
test.each([
  ['its own color', [sage], [GLAZE], ['sage', 'terracotta'], 2, ['Sage']],
  ['its color, not its size', [sage, small], [GLAZE, SIZE], ['sage'], 2, ['Sage']],
  ['all colors of a piece without variants', [], [], ['brass', 'white'], 1, ['brass', 'white']],
  ['the one color of a piece in several sizes', [small], [SIZE], ['brass'], 2, ['brass']],
  ['none where it could be any', [small], [SIZE], ['brass', 'white'], 2, []],
  ['none of a piece without', [], [], [], 1, []],
])('a variant has %s', (_, selectedOptions, options, colors, variantCount, expected) => {
  expect(variantColors({ selectedOptions }, { options, colors, variantCount })).toEqual(expected)
})
