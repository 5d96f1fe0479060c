import { Piscina } from 'piscina'
import { createWorkQueue } from './work-queue.ts'

/** Runs jobs one after the other, outside the thread that serves pages. */
export type WorkerLane<Job, Value> = {
  /** Rejects if the job takes too long or fails. Waiting jobs still run. */
  run(job: Job): Promise<Value>
  close(): Promise<void>
}

type LaneOptions = {
  /** A file of the built server. */
  file: URL
  /** The exported function of the file that runs a job. */
  name: string
  /** How long one job may take, in milliseconds from the time it starts. */
  limitMs: number
  /** Returns a signal that aborts after this time. */
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
  // With the pool's own queue, the time limit of a job would begin while it waits.
  const inTurn = createWorkQueue(1)
  let workerFailure = new AbortController()
  // A worker that cannot start emits an error. Without this listener, its job would wait until its time limit.
  pool.on('error', (error) => {
    workerFailure.abort(error)
    workerFailure = new AbortController()
  })
  return {
    run: (job) =>
      inTurn(() => pool.run(job, { signal: AbortSignal.any([workerFailure.signal, startLimit(limitMs)]) })),
    close: () => pool.destroy(),
  }
}

/** A lane in this thread, for tests and development: Node cannot run the sources as a worker. */
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
