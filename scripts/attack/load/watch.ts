import { Worker } from 'node:worker_threads'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import type { Sample } from './sampler.ts'

/** Watches from a thread of its own how fast the shop answers what costs nothing, while it is attacked. */
export async function watch(target: Target): Promise<{ end(): Promise<readonly Sample[]> }> {
  const { host, port, publicOrigin } = target
  // Then the page is in the cache.
  await send(target, { what: 'cached page', route: '', method: 'GET', path: '/' })
  const worker = new Worker(new URL('./sampler.ts', import.meta.url), {
    workerData: { host, port, hostHeader: new URL(publicOrigin).host },
  })
  return {
    end: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage('end')
      }),
  }
}

/** The slowest answer of a kind that was under way between two moments, in milliseconds; 0 for none. */
export function slowest(
  samples: readonly Sample[],
  what: Sample['what'],
  { fromMs, toMs }: { fromMs: number; toMs: number } = { fromMs: 0, toMs: Number.POSITIVE_INFINITY },
): number {
  const during = samples.filter(
    (sample) => sample.what === what && sample.startedMs < toMs && sample.startedMs + sample.tookMs > fromMs,
  )
  return Math.max(0, ...during.map(({ tookMs }) => tookMs))
}
