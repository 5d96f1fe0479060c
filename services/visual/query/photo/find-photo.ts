import type { RgbPicture } from '../../picture/rgb-picture.ts'
import { type Color, type CornerGround, findCornerGrounds, isNear } from './corner-grounds.ts'
import type { Rectangle } from './smallest-rectangle.ts'
import { findSmallestRectangle } from './smallest-rectangle.ts'

/** The minimum share of the picture that a photo covers. Anything smaller is an object on the background. */
const AREA_MIN = 0.08
/** The minimum share of its bounding rectangle that a photo covers. Other objects cover less. */
const FILLED_MIN = 0.9
/** The minimum side length of a photo in pixels. Smaller ones show too little. */
const SIDE_MIN = 24
/** The maximum nesting depth: a screen, the background of a chat, a message bubble and a photo. */
const DEPTH_MAX = 4

/** The maximum share of a side that rounded corners take up. */
const ROUND_MAX = 0.12

/** The number of pixels at the edge of a photo that are blended with the background. */
const EDGE = 2

/** The maximum share of the height that a bar takes up. */
const BAR_MAX = 0.25

/**
 * The share of a row that has the bar's color: the minimum inside the bar, where text covers the rest, and the maximum
 * outside.
 */
const [INSIDE_MIN, OUTSIDE_MAX] = [0.4, 0.1]

/** A bar must end within this many rows. A wall or floor in a photo changes more gradually. */
const END_ROWS = 3

/** The maximum difference per channel within a bar, which has a uniform color. */
const TOLERANCE = 4

/**
 * The minimum share of an app's background that differs by at most `FLAT_TOLERANCE`. A wall in a photo is less uniform.
 */
const FLAT_MIN = 0.5

const FLAT_TOLERANCE = 3

/** A connected part of a picture: its area in pixels, and the first and last pixel of each row. */
type Part = { area: number; readonly rows: Map<number, { left: number; right: number }> }

/**
 * Finds a photo on a plain background, upright or tilted, such as in a screenshot or a scan. The result is searched
 * again, since a photo may be nested, for example in a chat bubble between two bars. Returns the upright photo without
 * the background, or null if the whole picture is the photo or the background is not plain.
 */
export function findPhoto(picture: RgbPicture): RgbPicture | null {
  const found: RgbPicture[] = []
  while (found.length < DEPTH_MAX) {
    const inner = findFramedPhoto(found.at(-1) ?? picture, found.length > 0)
    if (!inner) break
    found.push(inner)
  }
  const photo = found.at(-1) ?? null
  // Only photos shown in an app have captions.
  return photo && found.length > 1 ? removeBars(photo) : photo
}

/**
 * @param isInner Whether the picture was found in another, so that only a uniform color, as apps use, may surround the
 * photo.
 */
function findFramedPhoto(picture: RgbPicture, isInner: boolean): RgbPicture | null {
  for (const ground of findCornerGrounds(picture)) {
    const photo = findPhotoOn(ground, picture, isInner)
    if (photo) return photo
  }
  return null
}

function findPhotoOn(
  { color, isShared }: CornerGround,
  picture: RgbPicture,
  isInner: boolean,
): RgbPicture | null {
  const off = maskOffGround(picture, color)
  if ((isInner || !isShared) && !isFlat(off, picture, color)) return null
  const part = findLargestPart(off, picture)
  const size = picture.width * picture.height
  if (part.area < AREA_MIN * size) return null
  const rectangle = findSmallestRectangle(part.rows)
  const covered = rectangle.width * rectangle.height
  if (part.area < FILLED_MIN * covered || covered > 0.97 * size) return null
  if (Math.min(rectangle.width, rectangle.height) < SIDE_MIN) return null
  return fillCorners(cutOut(picture, rectangle), color)
}

/** Fills rounded corners, which show the background, with the adjacent colors. */
function fillCorners(picture: RgbPicture, ground: Color): RgbPicture {
  const { width, height } = picture
  const rgb = picture.rgb.slice()
  const round = Math.round(width * ROUND_MAX)
  for (let y = 0; y < height; y++) {
    if (y >= round && y < height - round) continue
    for (const pixelAt of [(x: number) => y * width + x, (x: number) => (y + 1) * width - 1 - x]) {
      let count = 0
      while (count < round && isNear(rgb, pixelAt(count), ground)) count++
      if (count === round) continue
      // The next pixels are blended with the background.
      const beside = pixelAt(count + 2) * 3
      for (let x = 0; x < count + 2; x++) rgb.copyWithin(pixelAt(x) * 3, beside, beside + 3)
    }
  }
  return { width, height, rgb }
}

/** Returns the pixels inside a rectangle, rotated upright. Each is interpolated from the four nearest. */
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
        rgb[(y * cut.width + x) * 3 + channel] = interpolate(picture, fromX - 0.5, fromY - 0.5, channel)
    }
  }
  return { ...cut, rgb }
}

function interpolate({ width, height, rgb }: RgbPicture, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const valueAt = (column: number, row: number) => {
    const [inX, inY] = [Math.min(width - 1, Math.max(0, column)), Math.min(height - 1, Math.max(0, row))]
    return rgb[(inY * width + inX) * 3 + channel] ?? 0
  }
  const [right, below] = [x - left, y - top]
  const upper = valueAt(left, top) * (1 - right) + valueAt(left + 1, top) * right
  const lower = valueAt(left, top + 1) * (1 - right) + valueAt(left + 1, top + 1) * right
  return Math.round(upper * (1 - below) + lower * below)
}

/** Removes uniform bars above and below a picture, such as a caption in its chat bubble. */
function removeBars(picture: RgbPicture): RgbPicture {
  const { width, height, rgb } = picture
  const top = measureBar(picture, (row) => row)
  const bottom = height - measureBar(picture, (row) => height - 1 - row)
  return { width, height: bottom - top, rgb: rgb.subarray(top * width * 3, bottom * width * 3) }
}

/** Returns the number of rows of a bar that starts at the first row, or 0 if there is no bar. */
function measureBar(picture: RgbPicture, rowAt: (row: number) => number): number {
  const color = getRowMedian(picture, rowAt(0))
  let last = -1
  for (let row = 0; row < picture.height * BAR_MAX; row++) {
    const share = getRowShare(picture, rowAt(row), color)
    if (share >= INSIDE_MIN) last = row
    else if (share <= OUTSIDE_MAX) return last >= 0 && row - last <= END_ROWS ? row + 1 : 0
  }
  return 0
}

function getRowMedian({ width, rgb }: RgbPicture, row: number): Color {
  const median = (channel: number) =>
    Uint8Array.from({ length: width }, (_, x) => rgb[(row * width + x) * 3 + channel] ?? 0).sort()[
      width >> 1
    ] ?? 0
  return [median(0), median(1), median(2)]
}

function getRowShare({ width, rgb }: RgbPicture, row: number, color: Color): number {
  let count = 0
  for (let x = 0; x < width; x++) if (isNear(rgb, row * width + x, color, TOLERANCE)) count++
  return count / width
}

/** Returns 1 for each pixel that cannot be reached from the border through background-colored pixels. */
function maskOffGround({ width, height, rgb }: RgbPicture, color: Color): Uint8Array {
  const off = new Uint8Array(width * height).fill(1)
  const stack: number[] = []
  const visit = (pixel: number) => {
    if (off[pixel] === 0) return
    if (!isNear(rgb, pixel, color)) return
    off[pixel] = 0
    stack.push(pixel)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x)
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < width * (height - 1)) visit(pixel + width)
  }
  return off
}

/** Returns whether most of the background has a uniform color. */
function isFlat(off: Uint8Array, { rgb }: RgbPicture, color: Color): boolean {
  let [total, flat] = [0, 0]
  for (const [pixel, isOff] of off.entries()) {
    if (isOff === 1) continue
    total++
    if (isNear(rgb, pixel, color, FLAT_TOLERANCE)) flat++
  }
  return flat >= FLAT_MIN * total
}

/** Returns the largest connected part, which has area 0 if the mask is empty. */
function findLargestPart(mask: Uint8Array, { width, height }: RgbPicture): Part {
  const visited = new Uint8Array(mask.length)
  let largest: Part = { area: 0, rows: new Map() }
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || visited[start] === 1) continue
    const part: Part = { area: 0, rows: new Map() }
    const stack = [start]
    visited[start] = 1
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      const row = part.rows.get(y) ?? { left: x, right: x }
      part.area++
      part.rows.set(y, { left: Math.min(row.left, x), right: Math.max(row.right, x) })
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        const isBeside = Math.abs((next % width) - x) <= 1 && next >= 0 && next < width * height
        if (!isBeside || mask[next] === 0 || visited[next] === 1) continue
        visited[next] = 1
        stack.push(next)
      }
    }
    if (part.area > largest.area) largest = part
  }
  return largest
}
