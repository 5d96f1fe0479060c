import { Piscina } from 'piscina'
import { createWorkQueue } from './work-queue.ts'

/** Does jobs one after the other, beside the thread that serves pages. */
export type WorkerLane<Job, Value> = {
  /** Rejects if the job takes too long or fails. Waiting jobs still run. */
  run(job: Job): Promise<Value>
  close(): Promise<void>
}

type LaneOptions = {
  /** Of the built server. */
  file: URL
  /** The function of the file that does a job. */
  name: string
  /** How long one job may take once it is its turn, in milliseconds. */
  limitMs: number
  /** Aborts after some milliseconds. */
  startLimit?: (milliseconds: number) => AbortSignal
}

/** An idle worker ends after this time, which frees its memory. */
const IDLE_MS = 5 * 60_000
const RESOURCE_LIMITS = {
  maxOldGenerationSizeMb: 512,
  /** Small, so that garbage is collected early: a list of 100 pieces then takes 130 MB instead of 240. */
  maxYoungGenerationSizeMb: 16,
}

/** The worker starts with the first job, so that neither the start of the shop nor a page loads it. */
export function createWorkerLane<Job, Value>({
  file,
  name,
  limitMs,
  startLimit = (milliseconds) => AbortSignal.timeout(milliseconds),
}: LaneOptions): WorkerLane<Job, Value> {
  const pool = new Piscina<Job, Value>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: RESOURCE_LIMITS,
    recordTiming: false,
  })
  // The queue of the pool would let the limit of a job begin while it waits.
  const inTurn = createWorkQueue(1)
  let broken = new AbortController()
  // Of a worker that cannot start, whose job would wait for its limit, or that has no job.
  pool.on('error', (error) => {
    broken.abort(error)
    broken = new AbortController()
  })
  return {
    run: (job) =>
      inTurn(() => pool.run(job, { signal: AbortSignal.any([broken.signal, startLimit(limitMs)]) })),
    close: () => pool.destroy(),
  }
}

/** A lane in this thread, for the sources, which Node cannot run as a worker: tests and development. */
export function createLocalLane<Job, Value>(
  load: () => Promise<(job: Job) => Promise<Value>>,
): WorkerLane<Job, Value> {
  return {
    async run(job) {
      const work = await load()
      return work(job)
    },
    async close() {},
  }
}
