import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '../work-queue.ts'
import type { WorkerResult } from './serve-lane.ts'

/** Runs jobs one after the other, outside the thread that serves pages. */
export type WorkerLane<Job, Value> = {
  /** Rejects if the job takes too long or fails. Waiting jobs still run. */
  run(job: Job): Promise<Value>
  close(): Promise<void>
}

type LaneOptions = {
  startWorker(): Worker
  /** How long one job may take once it has started. */
  limitMs: number
  /** Aborts after some milliseconds. */
  startLimit?: (milliseconds: number) => AbortSignal
}

/** An idle worker ends after this time, which frees its memory. */
const IDLE_MS = 5 * 60_000
const MEMORY_MAX_MB = 512
/** Small, so that garbage is collected early: a list of 100 products then takes 130 MB instead of 240 MB. */
const YOUNG_MAX_MB = 16

/** Creates a lane whose worker starts with the first job, so that neither starting the shop nor a page loads it. */
export function createWorkerLane<Job, Value>({
  startWorker,
  limitMs,
  startLimit = (milliseconds) => AbortSignal.timeout(milliseconds),
}: LaneOptions): WorkerLane<Job, Value> {
  type Running = { worker: Worker; ended: AbortSignal }
  const inTurn = createWorkQueue(1)
  let running: Running | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): Running {
    const worker = startWorker()
    const ended = new AbortController()
    const started: Running = { worker, ended: ended.signal }
    const forget = (fault: unknown) => {
      ended.abort(fault)
      if (running === started) running = null
    }
    worker.on('error', forget)
    worker.on('exit', () => forget(new Error('The worker ended')))
    running = started
    return started
  }

  async function end(): Promise<void> {
    const ended = running
    running = null
    await ended?.worker.terminate()
  }

  async function work(job: Job): Promise<Value> {
    if (isClosed) throw new Error('The lane is closed')
    clearTimeout(idle)
    const { worker, ended } = running ?? start()
    worker.ref()
    const limit = startLimit(limitMs)
    try {
      worker.postMessage(job)
      const [result]: WorkerResult<Value>[] = await once(worker, 'message', {
        signal: AbortSignal.any([ended, limit]),
      })
      if (!result || 'fault' in result) throw result?.fault
      return result.value
    } catch (fault) {
      if (ended.aborted) throw ended.reason
      if (!limit.aborted) throw fault
      // No one waits for what this worker still computes: the next job gets a new one.
      await end()
      throw new Error('The job took too long', { cause: fault })
    } finally {
      worker.unref()
      idle = setTimeout(() => void end(), IDLE_MS).unref()
    }
  }

  return {
    run: (job) => inTurn(() => work(job)),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}

/** A worker from a file of the built server, with a memory limit. */
export function startLimitedWorker(file: URL): Worker {
  return new Worker(fileURLToPath(file), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB, maxYoungGenerationSizeMb: YOUNG_MAX_MB },
  })
}

/** A lane in this thread, for tests and development, where Node cannot run the source files as a worker. */
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
