import type { Embedder } from '../embedder.ts'
import { shrink } from '../picture/shrink.ts'
import { describeEdges, EDGES_LENGTH } from './edges.ts'
import type { Foreground } from './foreground.ts'
import { findForeground } from './foreground.ts'
import { cutFrame, FRAME_SIDE, type Frame, mirrored } from './frame.ts'
import { type Ground, isPlain } from './ground.ts'
import type { LabPicture } from './lab-picture.ts'
import { toLab } from './lab-picture.ts'
import { describeOutline, OUTLINE_LENGTH } from './outline.ts'
import { spread } from './soft-bins.ts'

/** Must change whenever the vectors change, so that all pictures are embedded again. */
const NAME = 'descriptor-3'

/** The side length in pixels. Larger pictures do not improve the descriptor. */
const SIDE = 128

/** The weight of each feature in a comparison, determined by `npm run bench -- pictures`. */
const WEIGHTS = { colours: 0.24, layout: 0.1, edges: 0.44, outline: 0.04, texture: 0.18 }

/** The a and b components of the studio's warm paper background. */
const PAPER = { a: 1, b: 6 }

/** The maximum chroma of a colorless picture after compression. */
const COLORLESS_UP_TO = 2

const GRID = 4

const VALUES = 4

const LAYOUT_LENGTH = GRID * GRID * VALUES

const L_BINS = 5

const HUES = 12

/** The chroma below which a color counts as gray, and above which it counts as fully saturated. */
const [GREY_UP_TO, VIVID_FROM] = [5, 40]

const COLOUR_LENGTH = L_BINS * (1 + HUES * 2)

const STRENGTHS = 6

const DIRECTIONS = 4

const SCALES = [1, 2, 4] as const

const TEXTURE_LENGTH = SCALES.length * (STRENGTHS + DIRECTIONS)

/**
 * Creates an embedder that needs only the CPU. It uses the colors and their layout, edges, outline and texture of the
 * piece, without its background (docs/decisions/0019-search-pictures-without-a-trained-model.md).
 */
export function createDescriptorEmbedder(): Embedder {
  return {
    name: NAME,
    length: COLOUR_LENGTH + LAYOUT_LENGTH + EDGES_LENGTH + OUTLINE_LENGTH + TEXTURE_LENGTH,
    embed: async (picture) => describePicture(toLab(await shrink(picture, SIDE))),
  }
}

/** Returns the look of the piece in a picture: a vector of `DESCRIPTOR_LENGTH` numbers with a norm of at most 1. */
function describePicture(given: LabPicture): Float32Array {
  const foreground = findForeground(given)
  const isGray = isColorless(given)
  const picture = isGray ? given : correctColors(given, foreground.ground)
  const frame = cutFrame(picture, foreground)
  return concatenate([
    [WEIGHTS.colours, isGray ? new Float32Array(COLOUR_LENGTH) : describeColours(picture, foreground)],
    [WEIGHTS.layout, averageWithMirror(frame, describeLayout)],
    [WEIGHTS.edges, averageWithMirror(frame, describeEdges)],
    [WEIGHTS.outline, averageWithMirror(frame, describeOutline)],
    [WEIGHTS.texture, describeTexture(picture, foreground)],
  ])
}

/** Returns whether a picture has no colors, so that the piece's colors are unknown. */
function isColorless({ a, b }: LabPicture): boolean {
  return a.every((value, at) => Math.hypot(value, b[at] ?? 0) <= COLORLESS_UP_TO)
}

/**
 * Returns the mean for a piece and its mirror image, since a sofa seen from the left resembles one seen from the right.
 */
function averageWithMirror(frame: Frame, measure: (frame: Frame) => Float32Array): Float32Array {
  const other = measure(mirrored(frame))
  return measure(frame).map((value, at) => (value + (other[at] ?? 0)) / 2)
}

/** Concatenates the parts, each scaled by the square root of its weight, so that dot products are weighted means. */
function concatenate(parts: readonly (readonly [number, Float32Array])[]): Float32Array {
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

/** Corrects the colors by comparing the background with the studio's, since tinted light also tints the background. */
function correctColors(picture: LabPicture, ground: Ground): LabPicture {
  if (!isPlain(ground)) return picture
  return {
    ...picture,
    a: picture.a.map((value, at) => value - (ground.a[at] ?? 0) + PAPER.a),
    b: picture.b.map((value, at) => value - (ground.b[at] ?? 0) + PAPER.b),
  }
}

/** Describes the color layout: the mean lightness and hue of each field, weighted by the piece's coverage. */
function describeLayout({ l, a, b, weights }: Frame): Float32Array {
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

/** Describes the color histogram of the piece: lightness, and hue at two saturations, regardless of shape. */
function describeColours(picture: LabPicture, { weights }: Foreground): Float32Array {
  const histogram = new Float32Array(COLOUR_LENGTH)
  for (const [at, weight] of weights.entries()) {
    if (weight < 0.05) continue
    const a = picture.a[at] ?? 0
    const b = picture.b[at] ?? 0
    const chroma = Math.hypot(a, b)
    const colourful = Math.min(1, Math.max(0, (chroma - GREY_UP_TO / 2) / GREY_UP_TO))
    const vivid = Math.min(1, Math.max(0, (chroma - 12) / (VIVID_FROM - 12)))
    const hue = ((Math.atan2(b, a) / (2 * Math.PI)) * HUES + HUES) % HUES
    const lightness = Math.min(L_BINS - 1, Math.max(0, ((picture.l[at] ?? 0) / 100) * L_BINS - 0.5))
    const [low, part] = [Math.floor(lightness), lightness - Math.floor(lightness)]
    add(low, weight * (1 - part))
    if (part > 0) add(low + 1, weight * part)

    function add(bin: number, amount: number): void {
      const base = bin * (1 + HUES * 2)
      histogram[base] = (histogram[base] ?? 0) + amount * (1 - colourful)
      const nearest = Math.floor(hue)
      addHue(base, nearest % HUES, amount * colourful * (nearest + 1 - hue))
      addHue(base, (nearest + 1) % HUES, amount * colourful * (hue - nearest))
    }

    function addHue(base: number, bin: number, amount: number): void {
      const place = base + 1 + bin * 2
      histogram[place] = (histogram[place] ?? 0) + amount * (1 - vivid)
      histogram[place + 1] = (histogram[place + 1] ?? 0) + amount * vivid
    }
  }
  return histogram.map(Math.sqrt)
}

/** Describes the surface roughness at three scales, and the direction of the grain. */
function describeTexture({ width, height, l }: LabPicture, { weights, box }: Foreground): Float32Array {
  const texture = new Float32Array(TEXTURE_LENGTH)
  for (const [index, step] of SCALES.entries()) {
    const base = index * (STRENGTHS + DIRECTIONS)
    for (let y = Math.max(box.top, step); y < Math.min(box.bottom, height - step); y++) {
      for (let x = Math.max(box.left, step); x < Math.min(box.right, width - step); x++) {
        const at = y * width + x
        // Only consider the inside of the piece, because its outline is described separately.
        const weight = Math.min(
          weights[at - step] ?? 0,
          weights[at + step] ?? 0,
          weights[at - step * width] ?? 0,
          weights[at + step * width] ?? 0,
        )
        if (weight < 0.5) continue
        const dx = (l[at + step] ?? 0) - (l[at - step] ?? 0)
        const dy = (l[at + step * width] ?? 0) - (l[at - step * width] ?? 0)
        const strength = Math.hypot(dx, dy)
        spread(Math.log2(1 + strength), STRENGTHS, (bin, share) => {
          texture[base + bin] = (texture[base + bin] ?? 0) + weight * share
        })
        const direction = (((Math.atan2(dy, dx) / Math.PI) * DIRECTIONS + DIRECTIONS) % DIRECTIONS) | 0
        const place = base + STRENGTHS + direction
        texture[place] = (texture[place] ?? 0) + weight * Math.min(1, strength / 20)
      }
    }
  }
  return texture.map(Math.sqrt)
}
