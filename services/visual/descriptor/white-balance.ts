import { type Ground, isPlain } from './ground.ts'
import type { LabPicture } from './lab-picture.ts'

/** The color of the studio's background: a and b of warm paper. */
const PAPER = { a: 1, b: 6 }

/** Corrects the colors to the studio's background, since tinted light tints the background as well. */
export function inGroundLight(picture: LabPicture, ground: Ground): LabPicture {
  if (!isPlain(ground)) return picture
  return {
    ...picture,
    a: picture.a.map((value, at) => value - (ground.a[at] ?? 0) + PAPER.a),
    b: picture.b.map((value, at) => value - (ground.b[at] ?? 0) + PAPER.b),
  }
}
