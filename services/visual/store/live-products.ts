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
  #retryTimer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(database: Database, embedding: { name: string; length: number }) {
    this.#database = database
    this.#embedding = embedding.name
    this.#products = new ProductLooks(embedding.length)
  }

  /** Subscribes to changes and loads all products. */
  async start(): Promise<void> {
    this.#subscription = await listen(this.#database.url, VISUAL_CHANGES, () => this.#refreshWithRetry())
    await this.refresh()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retryTimer)
    await this.#subscription?.close()
    await this.#turn
  }

  /** Applies all committed changes. Refreshes run one at a time. */
  refresh(): Promise<void> {
    const step = this.#turn.then(() => this.#applyChanges())
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

  /** Refreshes after a notification. It is sent only once, so a failed read is retried. */
  #refreshWithRetry(): void {
    this.refresh().catch(() => {
      if (this.#isClosed) return
      clearTimeout(this.#retryTimer)
      this.#retryTimer = setTimeout(() => this.#refreshWithRetry(), RETRY_DELAY_MS)
    })
  }

  async #applyChanges(): Promise<void> {
    const { db } = this.#database
    for await (const page of readProducts(db, this.#revision)) {
      const wanted = page.flatMap(({ pictureIds }) => pictureIds)
      const unknown = [...new Set(wanted)].filter((id) => !this.#products.hasPicture(id))
      for (const [id, look] of await readLooks(db, this.#embedding, unknown))
        this.#products.addPicture(id, look)
      for (const { number, pictureIds } of page) this.#products.setProduct(number, pictureIds)
      this.#revision = page.at(-1)?.revision ?? this.#revision
    }
  }
}

class ProductLooks {
  readonly #vectors: VectorIndex
  readonly #slotByPicture = new Map<number, number>()
  readonly #productsBySlot: Set<number>[] = []
  readonly #slotsByProduct = new Map<number, readonly number[]>()

  constructor(length: number) {
    this.#vectors = new VectorIndex(length)
  }

  hasPicture(pictureId: number): boolean {
    return this.#slotByPicture.has(pictureId)
  }

  addPicture(pictureId: number, look: Look): void {
    if (this.hasPicture(pictureId)) return
    this.#slotByPicture.set(pictureId, this.#vectors.add(look))
    this.#productsBySlot.push(new Set())
  }

  /** Sets the pictures of a product. Pictures without a look are skipped. */
  setProduct(number: number, pictureIds: readonly number[]): void {
    for (const slot of this.#slotsByProduct.get(number) ?? []) this.#productsBySlot[slot]?.delete(number)
    const slots = pictureIds.flatMap((id) => this.#slotByPicture.get(id) ?? [])
    for (const slot of slots) this.#productsBySlot[slot]?.add(number)
    if (slots.length === 0) this.#slotsByProduct.delete(number)
    else this.#slotsByProduct.set(number, slots)
  }

  getLook(number: number): Look | null {
    const [first] = this.#slotsByProduct.get(number) ?? []
    return first === undefined ? null : this.#vectors.at(first)
  }

  /** Returns the products with the nearest pictures, without duplicates. */
  nearest(look: Look, limit: number): VisualMatch[] {
    const matches = new Map<number, number>()
    for (const { slot, likeness } of this.#vectors.nearest(look, limit * PICTURES_PER_PRODUCT)) {
      for (const number of this.#productsBySlot[slot] ?? []) {
        if (matches.size < limit && !matches.has(number)) matches.set(number, likeness)
      }
      if (matches.size >= limit) break
    }
    return [...matches].map(([number, likeness]) => ({
      number: String(number),
      likeness: roundLikeness(likeness),
    }))
  }
}

function roundLikeness(likeness: number): number {
  return Math.round(likeness * 10_000) / 10_000
}
