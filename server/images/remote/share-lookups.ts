import type { LookupAddress, LookupAllOptions } from 'node:dns'

type Callback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

/** The form of `dns.lookup` that returns all addresses. */
export type LookupAll = (hostname: string, options: LookupAllOptions, callback: Callback) => void

const FAILED_FOR_MS = 10_000
const FAILED_MAX = 1_000

/**
 * Looks each name up once at a time, and not again for ten seconds after a failure. A lookup occupies one of the process's few
 * threads, which files and compression need too, and where a name server does not respond it does so for seconds.
 */
export function shareLookups(lookUp: LookupAll, now = () => performance.now()): LookupAll {
  const running = new Map<string, Callback[]>()
  const failed = new Map<string, { error: NodeJS.ErrnoException; until: number }>()

  return (hostname, options, callback) => {
    const key = `${hostname} ${options.family ?? ''} ${options.hints ?? ''}`
    const fault = failed.get(key)
    if (fault && fault.until > now()) return process.nextTick(callback, fault.error, [])
    const waiting = running.get(key)
    if (waiting) return void waiting.push(callback)
    const callbacks = [callback]
    running.set(key, callbacks)
    lookUp(hostname, options, (error, addresses) => {
      running.delete(key)
      failed.delete(key)
      if (error) {
        if (failed.size >= FAILED_MAX) failed.clear()
        failed.set(key, { error, until: now() + FAILED_FOR_MS })
      }
      for (const done of callbacks) done(error, error ? [] : addresses)
    })
  }
}
