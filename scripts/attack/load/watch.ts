import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import type { Sample, SamplerTarget } from './sampler.ts'

/** Measures cheap requests from a separate thread. */
export type Watch = {
  /** All samples so far. Rejects if the thread does not respond. */
  read(): Promise<readonly Sample[]>
}

/** Longer than the sampler's own timeout. */
const READ_LIMIT_MS = 15_000

/** Runs a task while the shop is watched, and always stops watching afterwards. */
export async function withWatch<Value>(
  target: Target,
  task: (watch: Watch) => Promise<Value>,
): Promise<Value> {
  const { host, port, publicOrigin } = target
  // Adds the page to the cache.
  await send(target, { what: 'cached page', route: '', method: 'GET', path: '/' })
  const samplerTarget: SamplerTarget = { host, port, hostHeader: new URL(publicOrigin).host }
  const worker = new Worker(new URL('./sampler.ts', import.meta.url), { workerData: samplerTarget })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  // `read` rejects with the error; until then, this prevents an unhandled rejection.
  failed.catch(() => {})
  const samples: Sample[] = []
  try {
    return await task({
      async read() {
        worker.postMessage('read')
        const response = once(worker, 'message', { signal: AbortSignal.timeout(READ_LIMIT_MS) })
        const [newSamples] = await Promise.race([response, failed])
        for (const sample of newSamples as Sample[]) samples.push(sample)
        return samples
      },
    })
  } finally {
    await worker.terminate()
  }
}

/** A period between two times, in milliseconds since 1970. */
export type Span = { readonly fromMs: number; readonly toMs: number }

/** The slowest response of a kind that was pending during the period, in milliseconds; 0 if there was none. */
export function slowest(
  samples: readonly Sample[],
  what: Sample['what'],
  { fromMs, toMs }: Span = { fromMs: 0, toMs: Number.POSITIVE_INFINITY },
): number {
  const during = samples.filter(
    (sample) =>
      sample.what === what &&
      sample.problem === null &&
      sample.startedMs < toMs &&
      sample.startedMs + sample.tookMs > fromMs,
  )
  return during.reduce((most, { tookMs }) => Math.max(most, tookMs), 0)
}
