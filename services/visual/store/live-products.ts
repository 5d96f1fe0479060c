import type { VisualMatch } from '#contracts/visual.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import type { Look } from '../look.ts'
import { VectorIndex } from '../nearest/vector-index.ts'
import { readLooks, readProducts, VISUAL_CHANGES } from './visual-store.ts'

const RETRY_DELAY_MS = 1000

/**
 * The number of pictures searched per requested product, since products have several pictures and some are no longer
 * shown.
 */
const PICTURES_PER_PRODUCT = 4

/** All products with their looks in memory, synchronized by database notifications. */
export class LiveProducts {
  readonly #database: Database
  readonly #embedding: string
  readonly #products: ProductLooks
  #revision = -1
  #turn: Promise<void> = Promise.resolve()
  #subscription: Subscription | null = null
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(database: Database, embedding: { name: string; length: number }) {
    this.#database = database
    this.#embedding = embedding.name
    this.#products = new ProductLooks(embedding.length)
  }

  /** Loads everything and then follows changes. */
  async start(): Promise<void> {
    this.#subscription = await listen(this.#database.url, VISUAL_CHANGES, () => this.#follow())
    await this.refresh()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#subscription?.close()
    await this.#turn
  }

  /** Applies all committed changes. Refreshes run one at a time. */
  refresh(): Promise<void> {
    const step = this.#turn.then(() => this.#takeIn())
    this.#turn = step.catch(() => {})
    return step
  }

  nearest(look: Look, limit: number): VisualMatch[] {
    return this.#products.nearest(look, limit)
  }

  /** Returns the look of the product's first picture, or null if it has none. */
  getLook(number: number): Look | null {
    return this.#products.getLook(number)
  }

  /** Follows changes. Each notification is sent only once, so a failed read is retried. */
  #follow(): void {
    this.refresh().catch(() => {
      if (this.#isClosed) return
      clearTimeout(this.#retry)
      this.#retry = setTimeout(() => this.#follow(), RETRY_DELAY_MS)
    })
  }

  async #takeIn(): Promise<void> {
    const { db } = this.#database
    for await (const page of readProducts(db, this.#revision)) {
      const wanted = page.flatMap(({ pictureIds }) => pictureIds)
      const unknown = [...new Set(wanted)].filter((id) => !this.#products.knows(id))
      for (const [id, look] of await readLooks(db, this.#embedding, unknown))
        this.#products.addPicture(id, look)
      for (const { number, pictureIds } of page) this.#products.setProduct(number, pictureIds)
      this.#revision = page.at(-1)?.revision ?? this.#revision
    }
  }
}

class ProductLooks {
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

  /** Sets the pictures of a product. Pictures without a look are skipped. */
  setProduct(number: number, pictureIds: readonly number[]): void {
    for (const slot of this.#picturesOf.get(number) ?? []) this.#productsOf[slot]?.delete(number)
    const slots = pictureIds.flatMap((id) => this.#slotOf.get(id) ?? [])
    for (const slot of slots) this.#productsOf[slot]?.add(number)
    if (slots.length === 0) this.#picturesOf.delete(number)
    else this.#picturesOf.set(number, slots)
  }

  getLook(number: number): Look | null {
    const [first] = this.#picturesOf.get(number) ?? []
    return first === undefined ? null : this.#vectors.at(first)
  }

  /** Returns the products with the nearest pictures, without duplicates. */
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
