import { COLOUR_LENGTH, describeColours } from './colours.ts'
import { describeEdges } from './edges.ts'
import { findForeground } from './foreground.ts'
import { cutFrame, type Frame, mirrored } from './frame.ts'
import type { LabPicture } from './lab-picture.ts'
import { describeLayout } from './layout.ts'
import { describeOutline } from './outline.ts'
import { describeTexture } from './texture.ts'
import { inGroundLight } from './white-balance.ts'

/** The weight of each feature in a comparison, determined by `npm run bench -- pictures`. */
const WEIGHTS = { colours: 0.24, layout: 0.1, edges: 0.44, outline: 0.04, texture: 0.18 }

/** The look of the piece in a picture: a vector of `DESCRIPTOR_LENGTH` numbers, of length 1 or less. */
export function describePicture(given: LabPicture): Float32Array {
  const foreground = findForeground(given)
  const isGray = isColorless(given)
  const picture = isGray ? given : inGroundLight(given, foreground.ground)
  const frame = cutFrame(picture, foreground)
  return joined([
    [WEIGHTS.colours, isGray ? new Float32Array(COLOUR_LENGTH) : describeColours(picture, foreground)],
    [WEIGHTS.layout, both(frame, describeLayout)],
    [WEIGHTS.edges, both(frame, describeEdges)],
    [WEIGHTS.outline, both(frame, describeOutline)],
    [WEIGHTS.texture, describeTexture(picture, foreground)],
  ])
}

/** The chroma of a picture without colors, after compression. */
const COLORLESS_UP_TO = 2

/** Whether a picture has no colors, so that nothing follows from those of the piece. */
function isColorless({ a, b }: LabPicture): boolean {
  return a.every((value, at) => Math.hypot(value, b[at] ?? 0) <= COLORLESS_UP_TO)
}

/**
 * The mean of a piece and its mirror image, since a sofa seen from the left resembles one seen from the
 * right.
 */
function both(frame: Frame, measure: (frame: Frame) => Float32Array): Float32Array {
  const other = measure(mirrored(frame))
  return measure(frame).map((value, at) => (value + (other[at] ?? 0)) / 2)
}

/** Scales each part by the square root of its weight, so that dot products of vectors are weighted means. */
function joined(parts: readonly (readonly [number, Float32Array])[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, [, part]) => sum + part.length, 0))
  let at = 0
  for (const [weight, part] of parts) {
    const length = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0)) || 1
    whole.set(
      part.map((value) => (value / length) * Math.sqrt(weight)),
      at,
    )
    at += part.length
  }
  return whole
}
