import { findGround, type Ground, isPlain } from './ground.ts'
import type { LabPicture } from './lab-picture.ts'
import { findSalient } from './salient.ts'

/** The piece in a picture, separated from its background. */
export type Foreground = {
  /** How much each pixel belongs to the piece, 0 to 1. */
  readonly weights: Float32Array
  /** Contains nearly all of the weight, in pixels; `right` and `bottom` are exclusive. */
  readonly box: Box
  readonly ground: Ground
}

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Distances from the background between which a pixel changes from background to piece. */
const [GROUND_UP_TO, PIECE_FROM] = [4, 11]
/** A soft shadow darkens the background but not its hue, so lightness weighs less than hue. */
const LIGHTNESS_SHARE = 0.7
/** The share of the weight that may be outside the box on each side. */
const TRIMMED_SHARE = 0.01

/**
 * Separates the object from the background: by color if the background is plain, else by what is rare at the border, in
 * the middle.
 */
export function findForeground(picture: LabPicture): Foreground {
  const ground = findGround(picture)
  const weights = isPlain(ground)
    ? offGround(picture, ground)
    : (findSalient(picture) ?? offGround(picture, ground))
  return { weights, box: boxAround(weights, picture), ground }
}

function offGround({ l, a, b }: LabPicture, ground: Ground): Float32Array {
  return l.map((lightness, at) => {
    const distance = Math.hypot(
      LIGHTNESS_SHARE * (lightness - (ground.l[at] ?? 0)),
      (a[at] ?? 0) - (ground.a[at] ?? 0),
      (b[at] ?? 0) - (ground.b[at] ?? 0),
    )
    const share = Math.min(1, Math.max(0, (distance - GROUND_UP_TO) / (PIECE_FROM - GROUND_UP_TO)))
    return share * share * (3 - 2 * share)
  })
}

function boxAround(weights: Float32Array, { width, height }: LabPicture): Box {
  const columns = new Float64Array(width)
  const rows = new Float64Array(height)
  for (const [at, weight] of weights.entries()) {
    columns[at % width] = (columns[at % width] ?? 0) + weight
    const row = Math.floor(at / width)
    rows[row] = (rows[row] ?? 0) + weight
  }
  const [left, right] = span(columns)
  const [top, bottom] = span(rows)
  return { left, top, right, bottom }
}

/** The range that contains nearly all of a weight; everything if there is none. */
function span(weights: Float64Array): [number, number] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let [from, to] = [0, weights.length]
  for (const [at, weight] of weights.entries()) {
    if (before <= total * TRIMMED_SHARE) from = at
    before += weight
    if (before < total * (1 - TRIMMED_SHARE)) to = at + 2
  }
  return total === 0 || to <= from ? [0, weights.length] : [from, Math.min(to, weights.length)]
}
