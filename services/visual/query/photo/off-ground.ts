import type { RgbPicture } from '../../picture/rgb-picture.ts'
import { type Color, isNear } from './corner-grounds.ts'

/** The ground of an app is flat: this share of it differs by at most `FLAT_TOLERANCE`. A wall in a photo is not. */
const FLAT_MIN = 0.5
const FLAT_TOLERANCE = 3

/** 1 for each pixel that cannot be reached from the border over pixels in the color of the ground. */
export function offGround({ width, height, rgb }: RgbPicture, color: Color): Uint8Array {
  const off = new Uint8Array(width * height).fill(1)
  const open: number[] = []
  const visit = (at: number) => {
    if (off[at] === 0) return
    if (!isNear(rgb, at, color)) return
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

/** Whether most of the ground has one color. */
export function isFlat(off: Uint8Array, { rgb }: RgbPicture, color: Color): boolean {
  let [all, flat] = [0, 0]
  for (const [at, isOff] of off.entries()) {
    if (isOff === 1) continue
    all++
    if (isNear(rgb, at, color, FLAT_TOLERANCE)) flat++
  }
  return flat >= FLAT_MIN * all
}

/** A connected part of a picture: its area in pixels, and the first and last pixel of each row. */
type Part = { area: number; readonly rows: Map<number, { left: number; right: number }> }

/** The largest connected part; of no area if the mask is empty. */
export function largestPart(mask: Uint8Array, { width, height }: RgbPicture): Part {
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
