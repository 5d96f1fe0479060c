import { expect, test } from 'vitest'
import type { Dimensions } from '../product/product-attributes.ts'
import { drawPiece, firstView, pictureView, reconcileLength } from './drawn-piece.ts'

const NO_SIZE: Dimensions = {
  widthCm: null,
  depthCm: null,
  heightCm: null,
  seatHeightCm: null,
  armHeightCm: null,
  weightKg: null,
}
const SOFA = { ...NO_SIZE, widthCm: 250, depthCm: 96, heightCm: 88.3 }
const RUG = { ...NO_SIZE, widthCm: 200, depthCm: 300, heightCm: 1.2 }
const drawn = (widthMm: number, heightMm: number) => ({
  widthMm,
  heightMm,
  width: 800,
  height: 400,
  path: 'M0 0h800',
})

test('a drawing is shown with the stated measures', () => {
  const outline = { front: drawn(2501, 883), side: drawn(960, 883), plan: drawn(2501, 960) }
  expect(drawPiece(outline, SOFA)).toEqual({
    front: { widthMm: 2501, heightMm: 883, widthCm: 250, heightCm: 88.3, drawing: DRAWING },
    side: { widthMm: 960, heightMm: 883, widthCm: 96, heightCm: 88.3, drawing: DRAWING },
    above: { widthMm: 2501, heightMm: 960, widthCm: 250, heightCm: 96, drawing: DRAWING },
  })
})
const DRAWING = { width: 800, height: 400, path: 'M0 0h800' }

// spec 2: pieces side by side: drawn from the CAD file, else as a box of the dimensions
test('a view that the drawing lacks is a box of the dimensions, or absent if they are unknown', () => {
  const piece = drawPiece({ front: drawn(2500, 883), side: null, plan: null }, { ...SOFA, depthCm: null })
  expect([piece.front?.drawing, piece.side, piece.above]).toEqual([DRAWING, null, null])
  expect(drawPiece(null, SOFA)).toEqual({
    front: { widthMm: 2500, heightMm: 883, widthCm: 250, heightCm: 88.3, drawing: null },
    side: { widthMm: 960, heightMm: 883, widthCm: 96, heightCm: 88.3, drawing: null },
    above: { widthMm: 2500, heightMm: 960, widthCm: 250, heightCm: 96, drawing: null },
  })
  expect(drawPiece(null, { ...SOFA, widthCm: 0 }).front).toBeNull()
  expect(drawPiece(null, NO_SIZE)).toEqual({ front: null, side: null, above: null })
})

test.each([
  [2500, 250, 250],
  [2501.9, 250, 250],
  [2503, 250, 250.3],
  [2500, null, 250],
])('%f mm drawn and %s cm stated are %f cm', (drawnMm, known, expected) => {
  expect(reconcileLength(drawnMm, known)).toBe(expected)
})

test.each([
  ['furniture', [SOFA, SOFA], 'front'],
  ['rugs', [RUG, RUG], 'above'],
  ['a rug beside a sofa', [RUG, SOFA], 'front'],
  ['a rug of unknown depth', [{ ...RUG, depthCm: null }], 'front'],
  ['pieces of unknown size', [NO_SIZE], 'front'],
] as const)('%s are shown first from this side', (_, pieces, view) => {
  expect(firstView(pieces.map((dimensions) => drawPiece(null, dimensions)))).toBe(view)
})

test('a rug’s picture is matched with the view from above, a sofa’s with the front', () => {
  const [rug, sofa] = [drawPiece(null, RUG), drawPiece(null, SOFA)]
  expect([pictureView(rug), pictureView(sofa)]).toEqual([rug.above, sofa.front])
  expect(pictureView(drawPiece(null, NO_SIZE))).toBeNull()
})
