import type { VisualMatch } from '#contracts/visual.ts'
import type { Embedder } from '../embedder.ts'
import { type Look, readLook, toLook, writeLook } from '../look.ts'
import type { RgbPicture } from '../picture/rgb-picture.ts'
import { viewsOf } from './views.ts'

/** Finds the products nearest to a look. */
export type Nearest = (look: Look, limit: number) => readonly VisualMatch[]

/** How many parts of a picture are searched for; more would make the address of the results too long. */
const PARTS = 2
/** Most looks of one query: two whole views and the parts. */
const LOOKS_MAX = 2 + PARTS
/** What a view after the first counts less: with more views, more products are near to one of them by chance. */
const LATER_VIEW_LOSS = 0.03
/** Products that are less alike have nothing in common with the picture. */
const LIKENESS_MIN = 0.05
const SEPARATOR = '.'

/**
 * The looks by which a picture is searched: those of its whole views, then those of the parts that resemble a product
 * most. A picture of one color has a look that nothing resembles.
 */
export async function looksOfPicture(
  picture: RgbPicture,
  embedder: Embedder,
  nearest: Nearest,
): Promise<readonly Look[]> {
  const look = async (view: RgbPicture) => toLook(await embedder.embed(view))
  const { wholes, parts } = await viewsOf(picture)
  if (wholes.length === 0) return [new Int8Array(embedder.length)]
  const found: { look: Look; likeness: number }[] = []
  for (const part of parts) {
    const partLook = await look(part)
    found.push({ look: partLook, likeness: nearest(partLook, 1)[0]?.likeness ?? 0 })
  }
  const best = found.sort((one, other) => other.likeness - one.likeness).slice(0, PARTS)
  return [...(await Promise.all(wholes.map(look))), ...best.map((one) => one.look)]
}

/** The products nearest to any of the looks, each once, nearest first. */
export function nearestToAny(looks: readonly Look[], limit: number, nearest: Nearest): VisualMatch[] {
  const best = new Map<string, number>()
  for (const [at, look] of looks.entries()) {
    for (const { number, likeness } of nearest(look, limit)) {
      const counted = at === 0 ? likeness : likeness - LATER_VIEW_LOSS
      if (counted >= LIKENESS_MIN && counted > (best.get(number) ?? 0)) best.set(number, counted)
    }
  }
  return [...best]
    .map(([number, likeness]) => ({ number, likeness }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
}

/** Encodes looks for a URL. */
export function writeLooks(looks: readonly Look[]): string {
  return looks.map(writeLook).join(SEPARATOR)
}

/** Decodes the result of `writeLooks`; null for anything other than looks of `length` numbers. */
export function readLooks(text: string, length: number): readonly Look[] | null {
  const looks = text.split(SEPARATOR, LOOKS_MAX + 1).map((part) => readLook(part, length))
  const read = looks.filter((look) => look !== null)
  return read.length === looks.length && looks.length <= LOOKS_MAX ? read : null
}
