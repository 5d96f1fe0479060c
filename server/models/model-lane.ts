import { createLocalLane, createWorkerLane, type WorkerLane } from '#services/kernel/worker-lane.ts'
import type { PlainModel, PlainModelJob } from './plain-model.ts'

/** Per model; those of the demonstration usually take 35 ms, and 350 ms at most. */
const LIMIT_MS = 20_000

/** In a build, the worker is next to the server's bundle. */
export function startModelLane(): WorkerLane<PlainModelJob, PlainModel> {
  if (import.meta.url.endsWith('.ts'))
    return createLocalLane(async () => (await import('./plain-model.ts')).toPlainModel)
  const file = new URL('./model-worker.js', import.meta.url)
  return createWorkerLane({ file, name: 'toPlainModel', limitMs: LIMIT_MS })
}
