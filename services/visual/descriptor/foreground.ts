import { findGround, type Ground, isPlain } from './ground.ts'
import type { LabPicture } from './lab-picture.ts'

export type Foreground = {
  /** How much each pixel belongs to the piece, from 0 to 1. */
  readonly weights: Float32Array
  /** The box that contains nearly all of the weight, in pixels. `right` and `bottom` are exclusive. */
  readonly box: Box
  readonly ground: Ground
}

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Up to the first distance a pixel is background, and from the second one it is part of the piece. */
const [GROUND_UP_TO, PIECE_FROM] = [4, 11]
/**
 * The weight of lightness. A soft shadow darkens the background without changing its hue, so lightness weighs less than
 * hue.
 */
const LIGHTNESS_SHARE = 0.7
/** The share of the weight that may be outside the box on each side. */
const TRIMMED_SHARE = 0.01

/** The width of the Gaussian around the middle of a furnished room, as a share of each side. */
const MIDDLE_SHARE = 0.28

/** The minimum share of the picture that an object covers. Anything smaller is noise. */
const AREA_MIN = 0.02

/** A color with a smaller share of the border does not belong to the background. */
const RARE_BELOW = 0.006

/** The sizes of color cells. Light and shadow change lightness, so its cells are larger. */
const [LIGHTNESS_STEP, HUE_STEP] = [20, 5]

const CELLS = 40

/** Offsets to neighboring pixels; a gap of one pixel does not separate an object. */
const NEIGHBORS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const

/**
 * Separates the object from the background: by color if the background is plain, otherwise by finding colors near the
 * middle that are rare at the border.
 */
export function findForeground(picture: LabPicture): Foreground {
  const ground = findGround(picture)
  const weights = isPlain(ground)
    ? weighByColor(picture, ground)
    : (findSalient(picture) ?? weighByColor(picture, ground))
  return { weights, box: findBox(weights, picture), ground }
}

function weighByColor({ l, a, b }: LabPicture, ground: Ground): Float32Array {
  return l.map((lightness, pixel) => {
    const distance = Math.hypot(
      LIGHTNESS_SHARE * (lightness - (ground.l[pixel] ?? 0)),
      (a[pixel] ?? 0) - (ground.a[pixel] ?? 0),
      (b[pixel] ?? 0) - (ground.b[pixel] ?? 0),
    )
    const share = Math.min(1, Math.max(0, (distance - GROUND_UP_TO) / (PIECE_FROM - GROUND_UP_TO)))
    return share * share * (3 - 2 * share)
  })
}

function findBox(weights: Float32Array, { width, height }: LabPicture): Box {
  const columns = new Float64Array(width)
  const rows = new Float64Array(height)
  for (const [pixel, weight] of weights.entries()) {
    columns[pixel % width] = (columns[pixel % width] ?? 0) + weight
    const row = Math.floor(pixel / width)
    rows[row] = (rows[row] ?? 0) + weight
  }
  const [left, right] = findSpan(columns)
  const [top, bottom] = findSpan(rows)
  return { left, top, right, bottom }
}

/** Returns the range that contains nearly all of the weight, or the full range if there is none. */
function findSpan(weights: Float64Array): [number, number] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let [from, to] = [0, weights.length]
  for (const [index, weight] of weights.entries()) {
    if (before <= total * TRIMMED_SHARE) from = index
    before += weight
    if (before < total * (1 - TRIMMED_SHARE)) to = index + 2
  }
  return total === 0 || to <= from ? [0, weights.length] : [from, Math.min(to, weights.length)]
}

/**
 * Finds the largest object near the middle in colors that are rare at the border. Returns null if there is hardly any,
 * because the piece then fills the picture including the border.
 */
function findSalient(picture: LabPicture): Float32Array | null {
  const { width, height } = picture
  const common = countBorderColors(picture)
  const rare = Uint8Array.from({ length: width * height }, (_, pixel) =>
    (common.get(getCell(picture, pixel)) ?? 0) < RARE_BELOW ? 1 : 0,
  )
  const weights = findHeaviestComponent(rare, picture)
  const area = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return area < AREA_MIN ? null : weights
}

function countBorderColors(picture: LabPicture): Map<number, number> {
  const { width, height } = picture
  const depth = Math.round(Math.min(width, height) * 0.14)
  const counts = new Map<number, number>()
  let total = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (x >= depth && y >= depth && x < width - depth && y < height - depth) continue
    const cell = getCell(picture, pixel)
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
    total++
  }
  return new Map([...counts].map(([cell, count]) => [cell, count / total]))
}

/** Returns the connected component with the largest weight. The weight favors the middle. */
function findHeaviestComponent(mask: Uint8Array, { width, height }: LabPicture): Float32Array {
  const parts = new Int32Array(mask.length)
  let best = { part: 0, weight: 0 }
  let count = 0
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || parts[start] !== 0) continue
    const part = ++count
    let weight = 0
    const stack = [start]
    parts[start] = part
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const x = pixel % width
      const y = Math.floor(pixel / width)
      const [fromX, fromY] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5]
      weight += Math.exp(-(fromX * fromX + fromY * fromY) / (2 * MIDDLE_SHARE * MIDDLE_SHARE))
      for (const [dx, dy] of NEIGHBORS) {
        const next = pixel + dy * width + dx
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
        if (mask[next] === 0 || parts[next] !== 0) continue
        parts[next] = part
        stack.push(next)
      }
    }
    if (weight > best.weight) best = { part, weight }
  }
  return Float32Array.from(parts, (part) => (part === best.part && part !== 0 ? 1 : 0))
}

function getCell({ l, a, b }: LabPicture, pixel: number): number {
  const hue = (value: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(value / HUE_STEP) + CELLS / 2))
  const lightness = Math.floor((l[pixel] ?? 0) / LIGHTNESS_STEP)
  return (lightness * CELLS + hue(a[pixel] ?? 0)) * CELLS + hue(b[pixel] ?? 0)
}
