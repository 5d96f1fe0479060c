import type { VisualMatch } from '#contracts/visual.ts'
import { findForeground } from '../descriptor/foreground.ts'
import { isPlain } from '../descriptor/ground.ts'
import { toLab } from '../descriptor/lab-picture.ts'
import type { Embedder } from '../embedder.ts'
import { type Look, readLook, toLook, writeLook } from '../look.ts'
import type { RgbPicture } from '../picture/rgb-picture.ts'
import { shrink } from '../picture/shrink.ts'
import { findPhoto } from './photo/find-photo.ts'

export type Nearest = (look: Look, limit: number) => readonly VisualMatch[]

/** The number of parts of a picture that are searched for. More would make the results URL too long. */
const PARTS = 2
/** The maximum number of looks per query: two whole views and the parts. */
const LOOKS_MAX = 2 + PARTS
/** The penalty for views after the first, since with more views, more products resemble one of them by chance. */
const LATER_VIEW_PENALTY = 0.03
/** Products with a lower likeness have nothing in common with the picture. */
const LIKENESS_MIN = 0.05
const SEPARATOR = '.'

type Views = {
  readonly wholes: readonly RgbPicture[]
  /**
   * Parts of a furnished room, or of any picture without a plain background. Any of them may be what the visitor is
   * looking for.
   */
  readonly parts: readonly RgbPicture[]
}

/** The share of each side that a part covers. There are three by three parts. */
const PART_SHARE = 0.65

const OFFSETS = [0, 0.5, 1]

/** The side length in pixels for finding the background. A larger size is not more accurate. */
const GROUND_SIDE = 128

/** A picture is empty if a smaller share of it differs from its plain background. */
const SHOWN_MIN = 0.002

/** A picture whose brightest part is darker than this was taken in low light. */
const DARK_BELOW = 160

/** The brightness of the brightest part of a studio picture. */
const BRIGHT = 236

/** The share of pixels that may be brighter, such as reflections and lamps. */
const BRIGHTER_SHARE = 0.02

/**
 * Returns the looks used to search for a picture: those of its whole views, then those of the parts that most resemble
 * a product. A picture of a single color has a look that nothing resembles.
 */
export async function computeLooks(
  picture: RgbPicture,
  embedder: Embedder,
  nearest: Nearest,
): Promise<readonly Look[]> {
  const computeLook = async (view: RgbPicture) => toLook(await embedder.embed(view))
  const { wholes, parts } = await findViews(picture)
  if (wholes.length === 0) return [new Int8Array(embedder.length)]
  const found: { look: Look; likeness: number }[] = []
  for (const part of parts) {
    const look = await computeLook(part)
    found.push({ look, likeness: nearest(look, 1)[0]?.likeness ?? 0 })
  }
  const best = found.sort((one, other) => other.likeness - one.likeness).slice(0, PARTS)
  return [...(await Promise.all(wholes.map(computeLook))), ...best.map((one) => one.look)]
}

/** Returns the products nearest to any of the looks, without duplicates, nearest first. */
export function nearestToAny(looks: readonly Look[], limit: number, nearest: Nearest): VisualMatch[] {
  const best = new Map<string, number>()
  for (const [index, look] of looks.entries()) {
    for (const { number, likeness } of nearest(look, limit)) {
      const adjusted = index === 0 ? likeness : likeness - LATER_VIEW_PENALTY
      if (adjusted >= LIKENESS_MIN && adjusted > (best.get(number) ?? 0)) best.set(number, adjusted)
    }
  }
  return [...best]
    .map(([number, likeness]) => ({ number, likeness }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
}

export function writeLooks(looks: readonly Look[]): string {
  return looks.map(writeLook).join(SEPARATOR)
}

/** Decodes looks from a URL. Returns null for anything other than looks of `length` numbers. */
export function readLooks(text: string, length: number): readonly Look[] | null {
  const looks = text.split(SEPARATOR, LOOKS_MAX + 1).map((part) => readLook(part, length))
  const read = looks.filter((look) => look !== null)
  return read.length === looks.length && looks.length <= LOOKS_MAX ? read : null
}

/** Returns the views of a picture used for searching. Views taken in low light are brightened. */
async function findViews(picture: RgbPicture): Promise<Views> {
  const photo = findPhoto(picture)
  const views = (photo ? [picture, photo] : [picture]).map((view) => brighten(view) ?? view)
  const grounds = await Promise.all(views.map(classifyGround))
  const isRoom = grounds.at(-1) === 'furnished'
  return {
    // An object may have been mistaken for a photo, which is then empty.
    wholes: views.filter((_, index) => grounds[index] !== 'all'),
    parts: isRoom ? cutParts(views.at(-1) ?? picture) : [],
  }
}

/** Returns whether a picture shows something on a plain background, a furnished room, or nothing but background. */
async function classifyGround(picture: RgbPicture): Promise<'plain' | 'furnished' | 'all'> {
  const { ground, weights } = findForeground(toLab(await shrink(picture, GROUND_SIDE)))
  if (!isPlain(ground)) return 'furnished'
  const share = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return share < SHOWN_MIN ? 'all' : 'plain'
}

function cutParts(picture: RgbPicture): RgbPicture[] {
  return OFFSETS.flatMap((down) =>
    OFFSETS.map((across) => cutPart(picture, { down, across, share: PART_SHARE })),
  )
}

/** Crops a part of a picture with a share of each side. `across` and `down` range from 0 (left and top) to 1. */
function cutPart(
  { width, height, rgb }: RgbPicture,
  { across, down, share }: { readonly across: number; readonly down: number; readonly share: number },
): RgbPicture {
  const part = {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
  const left = Math.round((width - part.width) * across)
  const top = Math.round((height - part.height) * down)
  const cut = new Uint8Array(part.width * part.height * 3)
  for (let y = 0; y < part.height; y++) {
    const from = ((top + y) * width + left) * 3
    cut.set(rgb.subarray(from, from + part.width * 3), y * part.width * 3)
  }
  return { ...part, rgb: cut }
}

/** Brightens a picture taken in low light. Returns null for any other picture, and for a black one. */
export function brighten({ width, height, rgb }: RgbPicture): RgbPicture | null {
  const counts = new Uint32Array(256)
  for (let index = 0; index < rgb.length; index += 3) {
    const value = Math.max(rgb[index] ?? 0, rgb[index + 1] ?? 0, rgb[index + 2] ?? 0)
    counts[value] = (counts[value] ?? 0) + 1
  }
  let brightest = 255
  for (let remaining = (rgb.length / 3) * BRIGHTER_SHARE; brightest > 0; brightest--) {
    remaining -= counts[brightest] ?? 0
    if (remaining < 0) break
  }
  if (brightest >= DARK_BELOW || brightest < 16) return null
  return { width, height, rgb: rgb.map((value) => Math.min(255, Math.round((value * BRIGHT) / brightest))) }
}
