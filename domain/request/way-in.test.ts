import { expect, test } from 'vitest'
import { checkPassage } from './way-in.ts'

const CREDENZA = { widthCm: 180, depthCm: 48, heightCm: 75 }
const BED = { widthCm: 180, depthCm: 210, heightCm: 40 }

// spec 3: white glove: whether the piece passes the narrowest point on its way
test.each([
  [52, CREDENZA, 'upright'],
  [51.9, CREDENZA, 'too-narrow'],
  [44, BED, 'on-its-side'],
  [43.9, BED, 'too-narrow'],
  [null, BED, null],
  [80, { ...BED, heightCm: null }, null],
])('through %s cm, %j passes: %s', (gapCm, piece, passage) => {
  expect(checkPassage(gapCm, piece)).toBe(passage)
})
