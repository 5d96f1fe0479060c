import type { RgbPicture } from '../../picture/rgb-picture.ts'
import { type CornerGround, groundsOf } from './corner-grounds.ts'
import { cutOut } from './cut-out.ts'
import { withFullCorners } from './full-corners.ts'
import { isFlat, largestPart, offGround } from './off-ground.ts'
import { smallestRectangle } from './smallest-rectangle.ts'
import { withoutBars } from './without-bars.ts'

/** A photo covers at least this share of the picture; less is a thing on the ground. */
const AREA_MIN = 0.08
/** A photo covers nearly all of the smallest rectangle around it; a thing does not. */
const FILLED_MIN = 0.9
/** A smaller photo, in pixels, shows too little. */
const SIDE_MIN = 24
/** A screen, the wall of a chat, a bubble, a photo. */
const DEPTH_MAX = 4

/**
 * Finds the photo in a picture that shows more than it: a photo on a plain ground, upright or tilted, such as a
 * screenshot or a scan. What is found may show more than the photo again, such as a bubble on the wall of a chat between
 * two bars. Returns the photo upright and without the ground; null if the whole picture is the photo, or the ground is
 * not plain.
 */
export function findPhoto(picture: RgbPicture): RgbPicture | null {
  const found: RgbPicture[] = []
  while (found.length < DEPTH_MAX) {
    const inner = findFramed(found.at(-1) ?? picture, found.length > 0)
    if (!inner) break
    found.push(inner)
  }
  const photo = found.at(-1) ?? null
  // Only what an app draws has a caption.
  return photo && found.length > 1 ? withoutBars(photo) : photo
}

/** @param isInner Whether the picture was found in another, so that only what an app draws may be left around the photo. */
function findFramed(picture: RgbPicture, isInner: boolean): RgbPicture | null {
  for (const ground of groundsOf(picture)) {
    const photo = photoOn(ground, picture, isInner)
    if (photo) return photo
  }
  return null
}

function photoOn(
  { color, isShared }: CornerGround,
  picture: RgbPicture,
  isInner: boolean,
): RgbPicture | null {
  const off = offGround(picture, color)
  if ((isInner || !isShared) && !isFlat(off, picture, color)) return null
  const part = largestPart(off, picture)
  const size = picture.width * picture.height
  if (part.area < AREA_MIN * size) return null
  const rectangle = smallestRectangle(part.rows)
  const covered = rectangle.width * rectangle.height
  if (part.area < FILLED_MIN * covered || covered > 0.97 * size) return null
  if (Math.min(rectangle.width, rectangle.height) < SIDE_MIN) return null
  return withFullCorners(cutOut(picture, rectangle), color)
}
