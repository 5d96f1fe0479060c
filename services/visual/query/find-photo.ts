import type { RgbPicture } from '../picture/rgb-picture.ts'
import { type Rectangle, smallestRectangle } from './smallest-rectangle.ts'

/** The difference in one channel, 0 to 255, up to which a pixel has the color of the ground: compression blurs edges. */
const TOLERANCE = 14
/** A photo covers at least this share of the picture; less is a thing on the ground. */
const AREA_MIN = 0.08
/** A photo covers nearly all of the smallest rectangle around it; a thing does not. */
const FILLED_MIN = 0.9
/** The pixels at the edge of a photo, which are mixed with the ground. */
const EDGE = 2

/**
 * Finds the photo in a picture that shows more than it: a photo on a plain ground, upright or tilted, such as a
 * screenshot or a scan. Returns it upright and without the ground; null if the whole picture is the photo, or the ground
 * is not plain.
 */
export function findPhoto(picture: RgbPicture): RgbPicture | null {
  const ground = groundOfCorners(picture)
  if (ground === null) return null
  const part = largestPart(offGround(picture, ground), picture)
  const size = picture.width * picture.height
  if (part.area < AREA_MIN * size) return null
  const rectangle = smallestRectangle(part.rows)
  const covered = rectangle.width * rectangle.height
  if (part.area < FILLED_MIN * covered || covered > 0.97 * size) return null
  return cutOut(picture, rectangle)
}

type Color = readonly [number, number, number]

/** The color that at least three corners have; null if they differ. */
function groundOfCorners({ width, height, rgb }: RgbPicture): Color | null {
  const colorAt = (x: number, y: number): Color => {
    const at = (y * width + x) * 3
    return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
  }
  const corners = [1, width - 2].flatMap((x) => [1, height - 2].map((y) => colorAt(x, y)))
  const isShared = (color: Color) => corners.filter((other) => isNear(color, other)).length >= 3
  return corners.find(isShared) ?? null
}

function isNear(one: Color, other: Color): boolean {
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= TOLERANCE)
}

/** 1 for each pixel that cannot be reached from the border over pixels in the color of the ground. */
function offGround({ width, height, rgb }: RgbPicture, [red, green, blue]: Color): Uint8Array {
  const off = new Uint8Array(width * height).fill(1)
  const open: number[] = []
  const visit = (at: number) => {
    if (off[at] === 0) return
    const isGround =
      Math.abs((rgb[at * 3] ?? 0) - red) <= TOLERANCE &&
      Math.abs((rgb[at * 3 + 1] ?? 0) - green) <= TOLERANCE &&
      Math.abs((rgb[at * 3 + 2] ?? 0) - blue) <= TOLERANCE
    if (!isGround) return
    off[at] = 0
    open.push(at)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x)
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  return off
}

/** A connected part of a picture: its area in pixels, and the first and last pixel of each row. */
type Part = { area: number; readonly rows: Map<number, { left: number; right: number }> }

function largestPart(mask: Uint8Array, { width, height }: RgbPicture): Part {
  const visited = new Uint8Array(mask.length)
  let largest: Part = { area: 0, rows: new Map() }
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || visited[start] === 1) continue
    const part: Part = { area: 0, rows: new Map() }
    const open = [start]
    visited[start] = 1
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      const row = part.rows.get(y) ?? { left: x, right: x }
      part.area++
      part.rows.set(y, { left: Math.min(row.left, x), right: Math.max(row.right, x) })
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        const isBeside = Math.abs((next % width) - x) <= 1 && next >= 0 && next < width * height
        if (!isBeside || mask[next] === 0 || visited[next] === 1) continue
        visited[next] = 1
        open.push(next)
      }
    }
    if (part.area > largest.area) largest = part
  }
  return largest
}

/** The pixels inside a rectangle, turned upright; each is the mean of the four nearest. */
function cutOut(
  picture: RgbPicture,
  { x: middleX, y: middleY, width, height, angle }: Rectangle,
): RgbPicture {
  const cut = { width: Math.round(width) - 2 * EDGE, height: Math.round(height) - 2 * EDGE }
  const rgb = new Uint8Array(cut.width * cut.height * 3)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const [across, down] = [x + 0.5 - cut.width / 2, y + 0.5 - cut.height / 2]
      const fromX = middleX + across * cos - down * sin
      const fromY = middleY + across * sin + down * cos
      for (let channel = 0; channel < 3; channel++)
        rgb[(y * cut.width + x) * 3 + channel] = valueAt(picture, fromX, fromY, channel)
    }
  }
  return { ...cut, rgb }
}

function valueAt({ width, height, rgb }: RgbPicture, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => {
    const [inX, inY] = [Math.min(width - 1, Math.max(0, column)), Math.min(height - 1, Math.max(0, row))]
    return rgb[(inY * width + inX) * 3 + channel] ?? 0
  }
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return Math.round(upper * (1 - below) + lower * below)
}
