import { createHash } from 'node:crypto'
import type { MakeDocument } from '#contracts/document.ts'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'

type Made = Promise<Result<Uint8Array, 'documents-busy'>>

/** Pictures and CAD files may be replaced at the same address. */
const FRESH_MS = 10 * 60_000
/** Of about 200 kB each. */
const FILES_MAX = 60

/**
 * Makes a tearsheet once for all who request the same one at about the same time. Its key is everything that it states, so
 * a price reaches only those whose request has it.
 */
export function rememberFiles(makeDocument: MakeDocument, clock: Clock): (tearsheet: Tearsheet) => Made {
  const files = new Map<string, { made: Made; until: number }>()

  return async (tearsheet) => {
    const key = createHash('sha256').update(JSON.stringify(tearsheet)).digest('base64')
    const now = clock().getTime()
    const known = files.get(key)
    if (known && known.until > now) return known.made
    const made = makeDocument({ kind: 'tearsheet', tearsheet })
    files.delete(key)
    files.set(key, { made, until: now + FRESH_MS })
    const [oldest] = files.keys()
    if (files.size > FILES_MAX && oldest !== undefined) files.delete(oldest)
    const isUseful = await made.then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isUseful && files.get(key)?.made === made) files.delete(key)
    return made
  }
}
