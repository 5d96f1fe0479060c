import { expect, test } from 'vitest'
import { FULL_FRAME, frameBetween, isLargeEnough, regionOf, withEdge } from './part-of-picture.tsx'

test('a frame spans two corners in any order, and stays inside the picture', () => {
  expect(frameBetween({ x: 80, y: 10 }, { x: 20, y: 130 })).toEqual({
    left: 20,
    top: 10,
    right: 80,
    bottom: 100,
  })
})

test.each([
  ['left', 99, { left: 94 }],
  ['right', 2, { right: 6 }],
  ['top', 40, { top: 40 }],
  ['bottom', 0, { bottom: 6 }],
] as const)('the %s edge set to %i leaves something to see', (name, value, changed) => {
  const frame = withEdge(FULL_FRAME, name, value)
  expect(frame).toEqual({ ...FULL_FRAME, ...changed })
  expect(isLargeEnough(frame)).toBe(true)
})

test('a tiny frame is ignored as accidental', () => {
  expect(isLargeEnough({ left: 20, top: 20, right: 25.9, bottom: 80 })).toBe(false)
  expect(isLargeEnough({ left: 20, top: 20, right: 26, bottom: 26 })).toBe(true)
})

test('a frame is sent as fractions of the picture', () => {
  expect(regionOf({ left: 25, top: 50, right: 75, bottom: 100 })).toEqual({
    left: 0.25,
    top: 0.5,
    width: 0.5,
    height: 0.5,
  })
})
