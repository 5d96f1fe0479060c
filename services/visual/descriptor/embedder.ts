import type { Embedder } from '../embedder.ts'
import { shrink } from '../picture/shrink.ts'
import { describeEdges, EDGES_LENGTH } from './edges.ts'
import type { Foreground } from './foreground.ts'
import { findForeground } from './foreground.ts'
import { cutFrame, FRAME_SIDE, type Frame, mirrorFrame } from './frame.ts'
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
const WEIGHTS = { colors: 0.24, layout: 0.1, edges: 0.44, outline: 0.04, texture: 0.18 }

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
const [GRAY_UP_TO, VIVID_FROM] = [5, 40]

const COLOR_LENGTH = L_BINS * (1 + HUES * 2)

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
    length: COLOR_LENGTH + LAYOUT_LENGTH + EDGES_LENGTH + OUTLINE_LENGTH + TEXTURE_LENGTH,
    embed: async (picture) => describePicture(toLab(await shrink(picture, SIDE))),
  }
}

/** Returns the look of the piece in a picture, as a vector with a norm of at most 1. */
function describePicture(original: LabPicture): Float32Array {
  const foreground = findForeground(original)
  const isGray = isColorless(original)
  const picture = isGray ? original : correctColors(original, foreground.ground)
  const frame = cutFrame(picture, foreground)
  return concatenate([
    [WEIGHTS.colors, isGray ? new Float32Array(COLOR_LENGTH) : describeColors(picture, foreground)],
    [WEIGHTS.layout, averageWithMirror(frame, describeLayout)],
    [WEIGHTS.edges, averageWithMirror(frame, describeEdges)],
    [WEIGHTS.outline, averageWithMirror(frame, describeOutline)],
    [WEIGHTS.texture, describeTexture(picture, foreground)],
  ])
}

/** Returns whether a picture has no colors, so that the piece's colors are unknown. */
function isColorless({ a, b }: LabPicture): boolean {
  return a.every((value, pixel) => Math.hypot(value, b[pixel] ?? 0) <= COLORLESS_UP_TO)
}

/**
 * Returns the mean for a piece and its mirror image, since a sofa seen from the left resembles one seen from the right.
 */
function averageWithMirror(frame: Frame, measure: (frame: Frame) => Float32Array): Float32Array {
  const other = measure(mirrorFrame(frame))
  return measure(frame).map((value, index) => (value + (other[index] ?? 0)) / 2)
}

/** Concatenates the parts, each scaled by the square root of its weight, so that dot products are weighted means. */
function concatenate(parts: readonly (readonly [number, Float32Array])[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, [, part]) => sum + part.length, 0))
  let offset = 0
  for (const [weight, part] of parts) {
    const length = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0)) || 1
    whole.set(
      part.map((value) => (value / length) * Math.sqrt(weight)),
      offset,
    )
    offset += part.length
  }
  return whole
}

/** Corrects the colors by comparing the background with the studio's, since tinted light also tints the background. */
function correctColors(picture: LabPicture, ground: Ground): LabPicture {
  if (!isPlain(ground)) return picture
  return {
    ...picture,
    a: picture.a.map((value, pixel) => value - (ground.a[pixel] ?? 0) + PAPER.a),
    b: picture.b.map((value, pixel) => value - (ground.b[pixel] ?? 0) + PAPER.b),
  }
}

/** Describes the color layout: the mean lightness and hue of each field, weighted by the piece's coverage. */
function describeLayout({ l, a, b, weights }: Frame): Float32Array {
  const sums = new Float32Array(LAYOUT_LENGTH)
  const fieldSide = FRAME_SIDE / GRID
  const full = fieldSide * fieldSide
  for (const [pixel, weight] of weights.entries()) {
    const column = Math.floor((pixel % FRAME_SIDE) / fieldSide)
    const row = Math.floor(pixel / FRAME_SIDE / fieldSide)
    const position = (row * GRID + column) * VALUES
    sums[position] = (sums[position] ?? 0) + (weight * ((l[pixel] ?? 0) - 55)) / 40 / full
    sums[position + 1] = (sums[position + 1] ?? 0) + (weight * (a[pixel] ?? 0)) / 22 / full
    sums[position + 2] = (sums[position + 2] ?? 0) + (weight * (b[pixel] ?? 0)) / 22 / full
    sums[position + 3] = (sums[position + 3] ?? 0) + (weight * 0.6) / full
  }
  return sums
}

/** Describes the color histogram of the piece: lightness, and hue at two saturations, regardless of shape. */
function describeColors(picture: LabPicture, { weights }: Foreground): Float32Array {
  const histogram = new Float32Array(COLOR_LENGTH)
  for (const [pixel, weight] of weights.entries()) {
    if (weight < 0.05) continue
    const a = picture.a[pixel] ?? 0
    const b = picture.b[pixel] ?? 0
    const chroma = Math.hypot(a, b)
    const colorful = Math.min(1, Math.max(0, (chroma - GRAY_UP_TO / 2) / GRAY_UP_TO))
    const vivid = Math.min(1, Math.max(0, (chroma - 12) / (VIVID_FROM - 12)))
    const hue = ((Math.atan2(b, a) / (2 * Math.PI)) * HUES + HUES) % HUES
    const lightness = Math.min(L_BINS - 1, Math.max(0, ((picture.l[pixel] ?? 0) / 100) * L_BINS - 0.5))
    const [low, part] = [Math.floor(lightness), lightness - Math.floor(lightness)]
    add(low, weight * (1 - part))
    if (part > 0) add(low + 1, weight * part)

    function add(bin: number, amount: number): void {
      const base = bin * (1 + HUES * 2)
      histogram[base] = (histogram[base] ?? 0) + amount * (1 - colorful)
      const nearest = Math.floor(hue)
      addHue(base, nearest % HUES, amount * colorful * (nearest + 1 - hue))
      addHue(base, (nearest + 1) % HUES, amount * colorful * (hue - nearest))
    }

    function addHue(base: number, bin: number, amount: number): void {
      const position = base + 1 + bin * 2
      histogram[position] = (histogram[position] ?? 0) + amount * (1 - vivid)
      histogram[position + 1] = (histogram[position + 1] ?? 0) + amount * vivid
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
        const pixel = y * width + x
        // Only consider the inside of the piece, because its outline is described separately.
        const weight = Math.min(
          weights[pixel - step] ?? 0,
          weights[pixel + step] ?? 0,
          weights[pixel - step * width] ?? 0,
          weights[pixel + step * width] ?? 0,
        )
        if (weight < 0.5) continue
        const dx = (l[pixel + step] ?? 0) - (l[pixel - step] ?? 0)
        const dy = (l[pixel + step * width] ?? 0) - (l[pixel - step * width] ?? 0)
        const strength = Math.hypot(dx, dy)
        spread(Math.log2(1 + strength), STRENGTHS, (bin, share) => {
          texture[base + bin] = (texture[base + bin] ?? 0) + weight * share
        })
        const direction = (((Math.atan2(dy, dx) / Math.PI) * DIRECTIONS + DIRECTIONS) % DIRECTIONS) | 0
        const position = base + STRENGTHS + direction
        texture[position] = (texture[position] ?? 0) + weight * Math.min(1, strength / 20)
      }
    }
  }
  return texture.map(Math.sqrt)
}
