import { FRAME_SIDE, type Frame } from './frame.ts'

const GRID = 4
const VALUES = 4
export const LAYOUT_LENGTH = GRID * GRID * VALUES

/** The layout of colors: mean lightness and hue of each field, weighted by the piece's coverage of it. */
export function describeLayout({ l, a, b, weights }: Frame): Float32Array {
  const sums = new Float32Array(LAYOUT_LENGTH)
  const fieldSide = FRAME_SIDE / GRID
  const full = fieldSide * fieldSide
  for (const [at, weight] of weights.entries()) {
    const column = Math.floor((at % FRAME_SIDE) / fieldSide)
    const row = Math.floor(at / FRAME_SIDE / fieldSide)
    const place = (row * GRID + column) * VALUES
    sums[place] = (sums[place] ?? 0) + (weight * ((l[at] ?? 0) - 55)) / 40 / full
    sums[place + 1] = (sums[place + 1] ?? 0) + (weight * (a[at] ?? 0)) / 22 / full
    sums[place + 2] = (sums[place + 2] ?? 0) + (weight * (b[at] ?? 0)) / 22 / full
    sums[place + 3] = (sums[place + 3] ?? 0) + (weight * 0.6) / full
  }
  return sums
}
