import { createHash } from 'node:crypto'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'

/** Pictures and CAD files may be replaced at the same address. */
const FRESH_MS = 10 * 60_000

/**
 * Makes a thing once for all who request the same one at about the same time, and stores at most `max` of them. Its key is everything
 * that it is made of, so a price reaches only those whose request has it.
 */
export function rememberFiles<Given, Value, Code extends string>(
  make: (given: Given) => Promise<Result<Value, Code>>,
  { clock, max }: { clock: Clock; max: number },
): (given: Given) => Promise<Result<Value, Code>> {
  const files = new Map<string, { made: Promise<Result<Value, Code>>; until: number }>()

  return async (given) => {
    const key = createHash('sha256').update(JSON.stringify(given)).digest('base64')
    const now = clock().getTime()
    const known = files.get(key)
    if (known && known.until > now) return known.made
    const made = make(given)
    files.delete(key)
    files.set(key, { made, until: now + FRESH_MS })
    const [oldest] = files.keys()
    if (files.size > max && oldest !== undefined) files.delete(oldest)
    const isUseful = await made.then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isUseful && files.get(key)?.made === made) files.delete(key)
    return made
  }
}
