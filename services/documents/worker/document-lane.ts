import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { DocumentJob } from '../document.ts'
import type { WorkerResult } from './document-worker.ts'

/** Makes documents one after the other, beside the thread that serves pages. */
export type DocumentLane = {
  /** The PDF file. Rejects if it takes too long or cannot be made; those that wait are made all the same. */
  run(job: DocumentJob): Promise<Uint8Array>
  close(): Promise<void>
}

/** How long one document may take once it is its turn. */
const LIMIT_MS = 30_000
/** A worker that has nothing to do gives its memory back. */
const IDLE_MS = 5 * 60_000
const MEMORY_MAX_MB = 512
/** Small, so that what is no longer needed is found early: a list of 100 pieces then takes 130 MB instead of 240. */
const YOUNG_MAX_MB = 16

type LaneOptions = { startWorker?: () => Worker; limitMs?: number }
type Running = { worker: Worker; ended: AbortSignal }

/** The worker starts with the first document: neither a start of the shop nor a page loads any of it. */
export function createDocumentLane({
  startWorker = startDocumentWorker,
  limitMs = LIMIT_MS,
}: LaneOptions = {}): DocumentLane {
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
    worker.on('exit', () => forget(new Error('The document worker ended')))
    running = started
    return started
  }

  async function end(): Promise<void> {
    const ended = running
    running = null
    await ended?.worker.terminate()
  }

  async function make(job: DocumentJob): Promise<Uint8Array> {
    if (isClosed) throw new Error('No more documents are made')
    clearTimeout(idle)
    const { worker, ended } = running ?? start()
    worker.ref()
    const limit = AbortSignal.timeout(limitMs)
    try {
      worker.postMessage(job)
      const [result]: WorkerResult[] = await once(worker, 'message', {
        signal: AbortSignal.any([ended, limit]),
      })
      if (!result || 'fault' in result) throw result?.fault
      return result.bytes
    } catch (fault) {
      if (ended.aborted) throw ended.reason
      if (!limit.aborted) throw fault
      // What it still computes belongs to nobody: the next document gets a worker of its own.
      await end()
      throw new Error('The document took too long', { cause: fault })
    } finally {
      worker.unref()
      idle = setTimeout(() => void end(), IDLE_MS).unref()
    }
  }

  return {
    run: (job) => inTurn(() => make(job)),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}

function startDocumentWorker(): Worker {
  return new Worker(workerFile(), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB, maxYoungGenerationSizeMb: YOUNG_MAX_MB },
  })
}

/** The built server has the worker beside its bundle. The sources, which Node cannot run as they are, need none. */
function workerFile(): string {
  return fileURLToPath(new URL('./document-worker.js', import.meta.url))
}

/** A lane in this thread, for the sources: tests and development. */
export function createLocalLane(): DocumentLane {
  return {
    async run(job) {
      const { makeFile } = await import('./make-file.ts')
      return makeFile(job)
    },
    async close() {},
  }
}
