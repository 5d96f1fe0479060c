import { FRAME_SIDE, type Frame } from './frame.ts'

const CELLS = 6
const DIRECTIONS = 8
export const EDGES_LENGTH = CELLS * CELLS * DIRECTIONS
/** The maximum share of one direction in a field, so that one strong edge does not dominate. */
const LARGEST_SHARE = 0.25

/** Returns the edge directions in each field of the piece (histograms of oriented gradients). */
export function describeEdges(frame: Frame): Float32Array {
  const histogram = new Float32Array(EDGES_LENGTH)
  const { l, a, b, weights } = frame
  for (let y = 1; y < FRAME_SIDE - 1; y++) {
    for (let x = 1; x < FRAME_SIDE - 1; x++) {
      const pixel = y * FRAME_SIDE + x
      const [dx, dy] = findSteepestGradient([l, a, b], weights, pixel)
      const strength = Math.hypot(dx, dy)
      if (strength < 2) continue
      const direction =
        ((((Math.atan2(dy, dx) / Math.PI) * DIRECTIONS) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS
      addEdge(histogram, x, y, direction, Math.sqrt(strength))
    }
  }
  return normalize(histogram)
}

/** Returns the gradient of the channel that changes most. The outline of the piece counts as a channel. */
function findSteepestGradient(
  channels: readonly Float32Array[],
  weights: Float32Array,
  pixel: number,
): [number, number] {
  let best: [number, number] = [
    25 * ((weights[pixel + 1] ?? 0) - (weights[pixel - 1] ?? 0)),
    25 * ((weights[pixel + FRAME_SIDE] ?? 0) - (weights[pixel - FRAME_SIDE] ?? 0)),
  ]
  for (const channel of channels) {
    const dx =
      (channel[pixel + 1] ?? 0) * (weights[pixel + 1] ?? 0) -
      (channel[pixel - 1] ?? 0) * (weights[pixel - 1] ?? 0)
    const dy =
      (channel[pixel + FRAME_SIDE] ?? 0) * (weights[pixel + FRAME_SIDE] ?? 0) -
      (channel[pixel - FRAME_SIDE] ?? 0) * (weights[pixel - FRAME_SIDE] ?? 0)
    if (dx * dx + dy * dy > best[0] * best[0] + best[1] * best[1]) best = [dx, dy]
  }
  return best
}

/** Distributes an edge over the four nearest fields and the two nearest directions. */
function addEdge(histogram: Float32Array, x: number, y: number, direction: number, strength: number): void {
  const cellX = ((x + 0.5) / FRAME_SIDE) * CELLS - 0.5
  const cellY = ((y + 0.5) / FRAME_SIDE) * CELLS - 0.5
  const [left, top, bin] = [Math.floor(cellX), Math.floor(cellY), Math.floor(direction)]
  for (let corner = 0; corner < 8; corner++) {
    const [column, row] = [left + (corner & 1), top + ((corner >> 1) & 1)]
    if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) continue
    const share =
      (1 - Math.abs(cellX - column)) *
      (1 - Math.abs(cellY - row)) *
      (corner & 4 ? direction - bin : 1 - (direction - bin))
    const index = (row * CELLS + column) * DIRECTIONS + ((bin + (corner >> 2)) % DIRECTIONS)
    histogram[index] = (histogram[index] ?? 0) + share * strength
  }
}

function normalize(histogram: Float32Array): Float32Array {
  const length = Math.sqrt(histogram.reduce((sum, value) => sum + value * value, 0)) || 1
  return histogram.map((value) => Math.min(value / length, LARGEST_SHARE)).map(Math.sqrt)
}
