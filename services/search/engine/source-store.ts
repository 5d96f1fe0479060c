/** The size of the first chunk, doubled for each further one. */
const CHUNK_MIN_BYTES = 65_536
const CHUNK_MAX_BYTES = 4_194_304

/**
 * The JSON of records by slot, as UTF-8 outside the heap: half as large as strings with characters beyond
 * Latin-1, and invisible to the garbage collector.
 */
export class SourceStore {
  readonly #chunks: Buffer[] = []
  /** Chunk, start and length of each source, and the length of its first part; a length of 0 means none. In bytes. */
  readonly #places: { chunk: number; start: number; length: number; headLength: number }[] = []
  #free = 0

  /** Appends the source of the next slot: two parts of one object, the first of which can be read separately. */
  append(first: object, rest: object): void {
    const head = JSON.stringify(first).slice(0, -1)
    const tail = JSON.stringify(rest).slice(1)
    const source = `${head}${head === '{' || tail === '}' ? '' : ','}${tail}`
    const length = Buffer.byteLength(source)
    let chunk = this.#chunks.at(-1)
    if (!chunk || this.#free + length > chunk.length) {
      const wanted = Math.min(CHUNK_MAX_BYTES, (chunk?.length ?? CHUNK_MIN_BYTES / 2) * 2)
      chunk = Buffer.allocUnsafeSlow(Math.max(wanted, length))
      this.#chunks.push(chunk)
      this.#free = 0
    }
    chunk.write(source, this.#free, 'utf8')
    this.#places.push({
      chunk: this.#chunks.length - 1,
      start: this.#free,
      length,
      headLength: Buffer.byteLength(head),
    })
    this.#free += length
  }

  /** The source of a slot; an empty object if it was removed. */
  read(slot: number): string {
    return this.#read(slot, ({ length }) => length) ?? '{}'
  }

  readFirst(slot: number): string {
    const head = this.#read(slot, (place) => place.headLength)
    return head === null ? '{}' : `${head}}`
  }

  #read(slot: number, sizeOf: (place: { length: number; headLength: number }) => number): string | null {
    const place = this.#places[slot]
    if (!place || place.length === 0) return null
    return this.#chunks[place.chunk]?.toString('utf8', place.start, place.start + sizeOf(place)) ?? null
  }

  /** Removes a source. Its memory is freed when the engine is rebuilt. */
  remove(slot: number): void {
    const place = this.#places[slot]
    if (place) place.length = 0
  }
}
