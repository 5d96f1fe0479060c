import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import type { Sample, SamplerPlace } from './sampler.ts'

/** How the shop answers what costs nothing, from a thread of its own. */
export type Watch = {
  /** Everything that was measured so far. Rejects where the thread does not answer. */
  read(): Promise<readonly Sample[]>
}

/** The sampler gives up a request sooner. */
const READ_LIMIT_MS = 15_000

/** Does the work while the shop is watched; the watch ends with it, whatever comes of it. */
export async function watched<Value>(target: Target, work: (watch: Watch) => Promise<Value>): Promise<Value> {
  const { host, port, publicOrigin } = target
  // Then the page is in the cache.
  await send(target, { what: 'cached page', route: '', method: 'GET', path: '/' })
  const place: SamplerPlace = { host, port, hostHeader: new URL(publicOrigin).host }
  const worker = new Worker(new URL('./sampler.ts', import.meta.url), { workerData: place })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  // Reading rejects with it; until then nobody waits for it.
  failed.catch(() => {})
  const samples: Sample[] = []
  try {
    return await work({
      async read() {
        worker.postMessage('read')
        const answer = once(worker, 'message', { signal: AbortSignal.timeout(READ_LIMIT_MS) })
        const [more] = await Promise.race([answer, failed])
        for (const sample of more as Sample[]) samples.push(sample)
        return samples
      },
    })
  } finally {
    await worker.terminate()
  }
}

/** A time between two moments, in milliseconds since 1970. */
export type Span = { readonly fromMs: number; readonly toMs: number }

/** The slowest answer of a kind that was under way between two moments, in milliseconds; 0 for none. */
export function slowest(
  samples: readonly Sample[],
  what: Sample['what'],
  { fromMs, toMs }: Span = { fromMs: 0, toMs: Number.POSITIVE_INFINITY },
): number {
  const during = samples.filter(
    (sample) =>
      sample.what === what &&
      sample.fault === null &&
      sample.startedMs < toMs &&
      sample.startedMs + sample.tookMs > fromMs,
  )
  return during.reduce((most, { tookMs }) => Math.max(most, tookMs), 0)
}
