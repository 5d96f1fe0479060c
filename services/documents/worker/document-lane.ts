import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DocumentJob } from '../document.ts'
import type { WorkerRequest, WorkerResult } from './document-worker.ts'

/** Makes documents one after the other, beside the thread that serves pages. */
export type DocumentLane = {
  /** The PDF file. Rejects if it takes too long or cannot be made. */
  run(job: DocumentJob): Promise<Uint8Array>
  close(): Promise<void>
}

type Waiting = { resolve(bytes: Uint8Array): void; reject(fault: unknown): void; timer: NodeJS.Timeout }

const LIMIT_MS = 30_000
/** A worker that has nothing to do gives its memory back. */
const IDLE_MS = 5 * 60_000
const MEMORY_MAX_MB = 512

/** The worker starts with the first document: neither a start of the shop nor a page loads any of it. */
export function createDocumentLane(): DocumentLane {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function start(): Worker {
    const started = new Worker(workerFile(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } })
    started.on('message', (result: WorkerResult) => {
      const done = settle(result.id)
      if ('fault' in result) done?.reject(result.fault)
      else done?.resolve(result.bytes)
    })
    started.on('error', (fault) => fail(started, fault))
    started.on('exit', () => fail(started, new Error('The document worker ended')))
    worker = started
    return started
  }

  function settle(id: number): Waiting | undefined {
    const done = waiting.get(id)
    clearTimeout(done?.timer)
    waiting.delete(id)
    if (waiting.size === 0) {
      worker?.unref()
      idle = setTimeout(() => void end(), IDLE_MS).unref()
    }
    return done
  }

  function fail(failed: Worker, fault: unknown): void {
    if (failed !== worker) return
    worker = null
    for (const id of [...waiting.keys()]) settle(id)?.reject(fault)
  }

  async function end(): Promise<void> {
    const ended = worker
    clearTimeout(idle)
    if (ended) fail(ended, new Error('The document took too long'))
    await ended?.terminate()
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        last += 1
        waiting.set(last, { resolve, reject, timer: setTimeout(() => void end(), LIMIT_MS) })
        const running = worker ?? start()
        running.ref()
        running.postMessage({ id: last, job } satisfies WorkerRequest)
      }),
    close: end,
  }
}

/** The built server has the worker beside its bundle. The sources, which Node cannot run as they are, need none. */
function workerFile(): string {
  return fileURLToPath(new URL('./document-worker.js', import.meta.url))
}

/** A lane in this thread, for the sources: tests and development. */
export function createLocalLane(): DocumentLane {
  return {
    async run(job) {
      const { renderDocument } = await import('./render-document.ts')
      return renderDocument(job)
    },
    async close() {},
  }
}
