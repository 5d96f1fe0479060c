import { addBit, type Bitset, deleteBit, emptyBitset } from '../text/bitset.ts'
import { textLanguage } from '../text/language.ts'
import { TextIndex } from '../text/text-index.ts'
import { FacetColumn } from './facet-column.ts'
import { NumericColumn } from './numeric-column.ts'
import { type Leaf, LeafReader, partition, type SearchRecord } from './record-values.ts'
import { type Criterion, SortOrder } from './sort-order.ts'
import { SourceStore } from './source-store.ts'

export type EngineLayout = {
  facetAttributes: readonly string[]
  /** Most important first; null searches every text of the record as one attribute. */
  searchableAttributes: readonly (readonly string[])[] | null
  /** Attributes with a numeric column; null for all attributes with numbers. */
  numericAttributes: readonly string[] | null
  storedTogether?: readonly string[]
  /** The language of the texts, such as `it`; without one, words are compared unchanged. */
  language?: string | null
}

type SearchableText = { index: TextIndex; attributesMask: number; ranks: readonly number[] }

/**
 * The records of one index in memory: a slot for each, columns by attribute, a word index, sort orders.
 * All operations are synchronous, so a query always sees whole records.
 */
export class Engine {
  readonly facets = new Map<string, FacetColumn>()
  readonly #numerics = new Map<string, NumericColumn>()
  readonly text: TextIndex
  readonly #numericAttributes: readonly string[] | null
  readonly #searchable: readonly string[] | null
  readonly #ranks: readonly number[]
  readonly #coveredBy = new Map<string, readonly number[]>()
  readonly #reader = new LeafReader()
  readonly #orders = new Map<string, SortOrder>()
  readonly #slotsByID = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #sources = new SourceStore()
  readonly #readTogether: ReadonlySet<string>
  #live: Bitset = emptyBitset(1024)

  constructor(layout: EngineLayout) {
    this.#numericAttributes = layout.numericAttributes
    this.#readTogether = new Set(['objectID', ...(layout.storedTogether ?? [])])
    this.text = new TextIndex(textLanguage(layout.language ?? null))
    this.#searchable = layout.searchableAttributes?.flat() ?? null
    this.#ranks = layout.searchableAttributes?.flatMap((group, rank) => group.map(() => rank)) ?? [0]
    for (const attribute of [...layout.facetAttributes, '_tags'])
      this.facets.set(attribute, new FacetColumn())
  }

  get size(): number {
    return this.#slotsByID.size
  }

  /** The number of slots, including those of replaced and deleted records. */
  get slots(): number {
    return this.#ids.length
  }

  /** Adds a record or replaces the one with the same id. */
  put(record: SearchRecord): void {
    this.remove(record.objectID)
    const slot = this.#ids.length
    const leaves = this.#reader.leavesOf(record)
    this.#ids.push(record.objectID)
    const [first, rest] = partition(record, this.#readTogether)
    this.#sources.append(first, rest)
    this.#slotsByID.set(record.objectID, slot)
    this.#markLive(slot)
    for (const [attribute, column] of this.facets)
      column.append(slot, (leaves.get(attribute) ?? []).map(String))
    for (const attribute of this.#numericAttributes ?? leaves.keys()) {
      this.#putNumbers(slot, attribute, leaves.get(attribute) ?? [])
    }
    this.text.append(slot, this.#textsOf(leaves))
    for (const order of this.#orders.values()) order.insert(slot)
  }

  remove(objectID: string): void {
    const slot = this.#slotsByID.get(objectID)
    if (slot === undefined) return
    this.#slotsByID.delete(objectID)
    this.#sources.remove(slot)
    deleteBit(this.#live, slot)
    for (const column of this.facets.values()) column.removeFromCounts(slot)
  }

  /** Discards the sort orders: after many changes, sorting is cheaper than inserting. */
  dropOrders(): void {
    this.#orders.clear()
  }

  /** The documents in the order of the criteria, sorted on first use. */
  order(criteria: readonly Criterion[]): SortOrder {
    const key = JSON.stringify(criteria)
    const known = this.#orders.get(key)
    if (known) return known
    const source = {
      column: (attribute: string) => this.#numerics.get(attribute),
      objectID: (slot: number) => this.#ids[slot] ?? '',
    }
    const order = new SortOrder(
      criteria,
      source,
      new Uint32Array(this.slots).map((_, slot) => slot),
    )
    this.#orders.set(key, order)
    return order
  }

  all(): Bitset {
    return this.#live.slice(0, emptyBitset(this.slots).length)
  }

  numeric(attribute: string): NumericColumn | undefined {
    return this.#numerics.get(attribute)
  }

  slotOf(objectID: string): number | undefined {
    return this.#slotsByID.get(objectID)
  }

  /** The record in a slot, newly parsed, so the caller may modify it. */
  recordAt(slot: number): SearchRecord {
    return JSON.parse(this.#sources.read(slot)) as SearchRecord
  }

  /** Returns a function that reads records with at least these attributes (`*` for all), faster if stored together. */
  reader(attributes: readonly string[]): (slot: number) => SearchRecord {
    const isFirst = attributes.every((path) => this.#readTogether.has(path.split('.', 1)[0] ?? ''))
    if (!isFirst) return (slot) => this.recordAt(slot)
    return (slot) => JSON.parse(this.#sources.readFirst(slot)) as SearchRecord
  }

  searchable(attributes: readonly string[] | null): SearchableText {
    const isWanted = (attribute: string) => attributes === null || attributes.includes(attribute)
    const attributesMask = (this.#searchable ?? ['*']).reduce(
      (bits, attribute, bit) => (this.#searchable === null || isWanted(attribute) ? bits | (1 << bit) : bits),
      0,
    )
    return { index: this.text, attributesMask, ranks: this.#ranks }
  }

  #markLive(slot: number): void {
    if (slot >>> 5 >= this.#live.length) {
      const larger = emptyBitset(slot * 2)
      larger.set(this.#live)
      this.#live = larger
    }
    addBit(this.#live, slot)
  }

  #putNumbers(slot: number, attribute: string, values: readonly Leaf[]): void {
    const numbers = values.filter((value) => typeof value !== 'string')
    if (numbers.length === 0) return
    const column = this.#numerics.get(attribute) ?? new NumericColumn()
    this.#numerics.set(attribute, column)
    column.set(slot, numbers)
  }

  #textsOf(leaves: Map<string, Leaf[]>): readonly (readonly string[])[] {
    const searchable = this.#searchable
    if (searchable === null) {
      return [[...leaves.values()].flat().filter((value) => typeof value === 'string')]
    }
    const texts = searchable.map((): string[] => [])
    for (const [path, values] of leaves) {
      for (const attribute of this.#coveredBy.get(path) ?? this.#coverOf(path, searchable)) {
        for (const value of values) if (typeof value !== 'boolean') texts[attribute]?.push(String(value))
      }
    }
    return texts
  }

  /** The searchable attributes that include a path: `artisan` covers `artisan.name`. */
  #coverOf(path: string, searchable: readonly string[]): readonly number[] {
    const cover = searchable.flatMap((attribute, index) =>
      path === attribute || path.startsWith(`${attribute}.`) ? [index] : [],
    )
    this.#coveredBy.set(path, cover)
    return cover
  }
}
