import { FRAME_SIDE, type Frame } from './frame.ts'
import { spread } from './soft-bins.ts'

const GRID = 8
const ASPECT_BINS = 9
export const OUTLINE_LENGTH = GRID * GRID + ASPECT_BINS

/** Describes the silhouette: the coverage of each field, and the aspect ratio. */
export function describeOutline({ weights, aspect }: Frame): Float32Array {
  const outline = new Float32Array(OUTLINE_LENGTH)
  const fieldSide = FRAME_SIDE / GRID
  for (const [pixel, weight] of weights.entries()) {
    const column = Math.floor((pixel % FRAME_SIDE) / fieldSide)
    const field = Math.floor(pixel / FRAME_SIDE / fieldSide) * GRID + column
    outline[field] = (outline[field] ?? 0) + weight / fieldSide / fieldSide
  }
  // The bins cover aspect ratios from 1:4 to 4:1.
  spread((Math.log2(aspect) + 2) * 2, ASPECT_BINS, (bin, share) => {
    outline[GRID * GRID + bin] = share * 3
  })
  return outline
}
