import type { Result } from '#domain/result.ts'

/** What one file of the files service holds of a large one, in bytes. */
export const PART_BYTES = 8 * 1_048_576
/** The largest file that is made, in bytes. */
export const EXPORT_BYTES_MAX = 500 * 1_048_576

type StorePart = (content: Uint8Array<ArrayBuffer>) => Promise<Result<null, string>>

/** Collects what is written into parts, and stores each as soon as it is full: no more than one is in memory. */
export function createPartWriter(store: StorePart) {
  let waiting: Uint8Array[] = []
  let size = 0
  let bytes = 0

  async function flush(): Promise<void> {
    if (size === 0) return
    const part = new Uint8Array(size)
    let at = 0
    for (const chunk of waiting) {
      part.set(chunk, at)
      at += chunk.length
    }
    waiting = []
    size = 0
    const stored = await store(part)
    if (!stored.ok) throw new Error(`A part of an export was not stored: ${stored.code}`)
  }

  return {
    async write(chunk: Uint8Array): Promise<void> {
      bytes += chunk.length
      if (bytes > EXPORT_BYTES_MAX) throw new Error('The export is too large')
      for (let at = 0; at < chunk.length; ) {
        const piece = chunk.subarray(at, at + PART_BYTES - size)
        waiting.push(piece)
        size += piece.length
        at += piece.length
        if (size === PART_BYTES) await flush()
      }
    },
    /** Stores the rest; returns how many bytes there are in all. */
    async end(): Promise<number> {
      await flush()
      return bytes
    },
  }
}
