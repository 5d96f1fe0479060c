/** The size of the first chunk, doubled for each further one. */
const CHUNK_MIN_BYTES = 65_536
const CHUNK_MAX_BYTES = 4_194_304

/**
 * The JSON of records by slot, as UTF-8 outside the heap: half as large as strings with characters beyond
 * Latin-1, and invisible to the garbage collector.
 */
export class SourceStore {
  readonly #chunks: Buffer[] = []
  /** Chunk, start and length of each source; a length of 0 means none. */
  readonly #places: { chunk: number; start: number; length: number }[] = []
  #free = 0

  /** Appends the source of the next slot. */
  append(source: string): void {
    const length = Buffer.byteLength(source)
    let chunk = this.#chunks.at(-1)
    if (!chunk || this.#free + length > chunk.length) {
      const wanted = Math.min(CHUNK_MAX_BYTES, (chunk?.length ?? CHUNK_MIN_BYTES / 2) * 2)
      chunk = Buffer.allocUnsafeSlow(Math.max(wanted, length))
      this.#chunks.push(chunk)
      this.#free = 0
    }
    chunk.write(source, this.#free, 'utf8')
    this.#places.push({ chunk: this.#chunks.length - 1, start: this.#free, length })
    this.#free += length
  }

  /** The source of a slot; an empty object if it was removed. */
  read(slot: number): string {
    const place = this.#places[slot]
    if (!place || place.length === 0) return '{}'
    const { chunk, start, length } = place
    return this.#chunks[chunk]?.toString('utf8', start, start + length) ?? '{}'
  }

  /** The memory is freed when the engine is rebuilt. */
  forget(slot: number): void {
    const place = this.#places[slot]
    if (place) place.length = 0
  }
}
