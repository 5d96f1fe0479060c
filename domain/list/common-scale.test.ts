import { expect, test } from 'vitest'
import { commonScale, type Extent, pictureFrame, shareOf } from './common-scale.ts'

const SOFA = { widthMm: 2500, heightMm: 883 }
const SETTEE = { widthMm: 1616, heightMm: 723 }
const LAMP = { widthMm: 400, heightMm: 1800 }
const VASE = { widthMm: 120, heightMm: 300 }

test.each<[string, Extent[], number, number]>([
  ['one piece fills its column', [SOFA], 2500, 0.3532],
  ['the widest of several fills its column', [SETTEE, SOFA], 2500, 0.3532],
  ['a lamp beside a sofa is as high as it is to the sofa', [SOFA, LAMP], 2500, 0.72],
  ['what is high only is bounded by its height', [LAMP], 2000, 0.9],
  ['the highest counts, whatever the widest is', [{ widthMm: 900, heightMm: 2700 }, SOFA], 3000, 0.9],
  ['a vase alone is drawn large', [VASE], 1000 / 3, 0.9],
])('%s', (_, drawings, columnMm, floor) => {
  const scale = commonScale({ drawings, pictures: [] }, 'cm')
  expect(scale?.columnMm).toBeCloseTo(columnMm)
  expect(scale?.floor).toBe(floor)
})

test('pictures affect the scale, but the floor follows the drawings', () => {
  const scale = commonScale({ drawings: [SOFA], pictures: [{ widthMm: 2700, heightMm: 1674 }] }, 'cm')
  expect(scale).toMatchObject({ columnMm: 2700, floor: 0.327 })
})

// spec 2: pieces side by side: one scale with a bar of a known length
test.each([
  [150, '10-cm', '6-in'],
  [300, '10-cm', '6-in'],
  [480, '20-cm', '6-in'],
  [800, '20-cm', '1-ft'],
  [1200, '50-cm', '1-ft'],
  [2200, '50-cm', '3-ft'],
  [2400, '1-m', '3-ft'],
  [4700, '1-m', '6-ft'],
  [4800, '2-m', '6-ft'],
  [20_000, '2-m', '6-ft'],
] as const)('beside a column of %i mm the bar is %s, or %s', (widthMm, metric, imperial) => {
  const drawings = [{ widthMm, heightMm: 1 }]
  expect(commonScale({ drawings, pictures: [] }, 'cm')?.bar.name).toBe(metric)
  expect(commonScale({ drawings, pictures: [] }, 'in')?.bar.name).toBe(imperial)
})

test('without a piece of known size there is no scale', () => {
  expect(commonScale({ drawings: [], pictures: [] }, 'cm')).toBeNull()
})

test.each([
  [2500, 2500, 1],
  [1616, 2500, 0.6464],
  [1, 3000, 0.0003],
  [0, 3000, 0],
])('%i of %i mm are %f of a column', (length, column, share) => {
  expect(shareOf(length, column)).toBe(share)
})

test.each<[string, Extent, Extent]>([
  ['a low piece has room above it', SOFA, { widthMm: 2700, heightMm: 1674 }],
  [
    'a high one is shown as high as it is',
    { widthMm: 800, heightMm: 1200 },
    { widthMm: 864, heightMm: 1500 },
  ],
  ['a narrow one has room beside it', LAMP, { widthMm: 1012.5, heightMm: 2250 }],
])('in its picture %s', (_, piece, frame) => {
  expect(pictureFrame(piece).widthMm).toBeCloseTo(frame.widthMm)
  expect(pictureFrame(piece).heightMm).toBeCloseTo(frame.heightMm)
})
