import type { RgbPicture } from '../picture/rgb-picture.ts'

/** A picture whose brightest part is darker than this was taken in little light. */
const DARK_BELOW = 160
/** What the brightest part of a picture of the studio has. */
const BRIGHT = 236
/** The share of pixels that may be brighter: reflections and lamps. */
const BRIGHTER_SHARE = 0.02

/** A picture taken in little light, as it looks in full light; null for any other, and for one without light. */
export function brighten({ width, height, rgb }: RgbPicture): RgbPicture | null {
  const counts = new Uint32Array(256)
  for (let at = 0; at < rgb.length; at += 3) {
    const value = Math.max(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)
    counts[value] = (counts[value] ?? 0) + 1
  }
  let brightest = 255
  for (let left = (rgb.length / 3) * BRIGHTER_SHARE; brightest > 0; brightest--) {
    left -= counts[brightest] ?? 0
    if (left < 0) break
  }
  if (brightest >= DARK_BELOW || brightest < 16) return null
  return { width, height, rgb: rgb.map((value) => Math.min(255, Math.round((value * BRIGHT) / brightest))) }
}
