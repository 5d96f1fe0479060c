import type { VisualMatch } from '#contracts/visual.ts'
import type { Look } from '../look.ts'
import { VectorIndex } from './vector-index.ts'

/**
 * How many pictures are searched per requested product, since a product has several and some are no longer
 * shown.
 */
const PICTURES_PER_PRODUCT = 4

/** The pictures of each product, with their looks. */
export class ProductLooks {
  readonly #vectors: VectorIndex
  readonly #slotOf = new Map<number, number>()
  readonly #productsOf: Set<number>[] = []
  readonly #picturesOf = new Map<number, readonly number[]>()

  constructor(length: number) {
    this.#vectors = new VectorIndex(length)
  }

  knows(pictureId: number): boolean {
    return this.#slotOf.has(pictureId)
  }

  addPicture(pictureId: number, look: Look): void {
    if (this.knows(pictureId)) return
    this.#slotOf.set(pictureId, this.#vectors.add(look))
    this.#productsOf.push(new Set())
  }

  /** Sets the pictures of a product; those without a look are skipped. */
  setProduct(number: number, pictureIds: readonly number[]): void {
    for (const slot of this.#picturesOf.get(number) ?? []) this.#productsOf[slot]?.delete(number)
    const slots = pictureIds.flatMap((id) => this.#slotOf.get(id) ?? [])
    for (const slot of slots) this.#productsOf[slot]?.add(number)
    if (slots.length === 0) this.#picturesOf.delete(number)
    else this.#picturesOf.set(number, slots)
  }

  lookOf(number: number): Look | null {
    const [first] = this.#picturesOf.get(number) ?? []
    return first === undefined ? null : this.#vectors.at(first)
  }

  /** The products whose best picture is nearest, each once. */
  nearest(look: Look, limit: number): VisualMatch[] {
    const matches = new Map<number, number>()
    for (const { slot, likeness } of this.#vectors.nearest(look, limit * PICTURES_PER_PRODUCT)) {
      for (const number of this.#productsOf[slot] ?? []) {
        if (matches.size < limit && !matches.has(number)) matches.set(number, likeness)
      }
      if (matches.size >= limit) break
    }
    return [...matches].map(([number, likeness]) => ({ number: String(number), likeness: rounded(likeness) }))
  }
}

function rounded(likeness: number): number {
  return Math.round(likeness * 10_000) / 10_000
}
