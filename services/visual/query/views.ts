import { findForeground } from '../descriptor/foreground.ts'
import { isPlain } from '../descriptor/ground.ts'
import { toLab } from '../descriptor/lab-picture.ts'
import type { RgbPicture } from '../picture/rgb-picture.ts'
import { shrink } from '../picture/shrink.ts'
import { brighten } from './brighten.ts'
import { cutPart } from './cut-part.ts'
import { findPhoto } from './photo/find-photo.ts'

/** What is searched for in a picture; nothing in one of a single color. */
export type Views = {
  /** The picture, and the photo that it shows a copy of. */
  readonly wholes: readonly RgbPicture[]
  /** Parts of a furnished room, or of anything else without a plain ground: any may be what is meant. */
  readonly parts: readonly RgbPicture[]
}

/** A part has this share of each side, and there are three by three of them. */
const PART_SHARE = 0.65
const OFFSETS = [0, 0.5, 1]
/** A ground is found at this size as well as at any other. */
const GROUND_SIDE = 128
/** Where less of a picture differs from its plain ground, it shows nothing. */
const SHOWN_MIN = 0.002

/** The views of a picture by which it is searched; those taken in little light are brightened. */
export async function viewsOf(picture: RgbPicture): Promise<Views> {
  const photo = findPhoto(picture)
  const lit = (photo ? [picture, photo] : [picture]).map((view) => brighten(view) ?? view)
  const grounds = await Promise.all(lit.map(groundOf))
  const isRoom = grounds.at(-1) === 'furnished'
  return {
    // A thing may have the outline of a photo, which then shows nothing.
    wholes: lit.filter((_, at) => grounds[at] !== 'all'),
    parts: isRoom ? partsOf(lit.at(-1) ?? picture) : [],
  }
}

/** Whether a picture shows something on a plain ground, a furnished room, or nothing but ground. */
async function groundOf(picture: RgbPicture): Promise<'plain' | 'furnished' | 'all'> {
  const { ground, weights } = findForeground(toLab(await shrink(picture, GROUND_SIDE)))
  if (!isPlain(ground)) return 'furnished'
  const share = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return share < SHOWN_MIN ? 'all' : 'plain'
}

function partsOf(picture: RgbPicture): RgbPicture[] {
  return OFFSETS.flatMap((down) =>
    OFFSETS.map((across) => cutPart(picture, { down, across, share: PART_SHARE })),
  )
}
