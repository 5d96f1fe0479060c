import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ContentDocument } from '../documents/document.ts'
import { type QueryJob, READY, type WorkerAnswer, type WorkerMessage } from './query-messages.ts'

export type QueryOutcome =
  | WorkerAnswer
  | { ok: false; code: 'query-too-slow' | 'too-many-queries'; description: string }

/** One worker with a copy of the documents, and the queries that wait for it. */
export type QueryLane = {
  /** Evaluates a query. Rejects only if no worker can be started. */
  run(job: QueryJob): Promise<QueryOutcome>
  /** Hands a change of documents on, so that every query after it sees it. */
  change(replaced: readonly string[], present: readonly ContentDocument[]): void
  close(): Promise<void>
}

type LaneOptions = {
  /** Longest time that one query may take, in milliseconds. */
  readonly limitMs: number
  /** Every document, for a worker that starts. */
  readonly documents: () => readonly ContentDocument[]
}

type Waiting = {
  readonly job: QueryJob
  readonly resolve: (outcome: QueryOutcome) => void
  readonly reject: (fault: unknown) => void
}

/** So many queries may wait; the next one is refused. */
const WAITING_MAX = 200

/** Documents that are copied to the worker at once, before other requests have their turn. */
const SLICE = 100

/** A query that needs more memory ends its worker and not the shop. */
const MEMORY_MAX_MB = 512

/**
 * A lane without a worker: that starts with the first query. Queries run one after the other. One that takes too long
 * is ended together with its worker, and another worker takes its place.
 */
export function createQueryLane({ limitMs, documents }: LaneOptions): QueryLane {
  const waiting: Waiting[] = []
  let outbox: WorkerMessage[] = []
  let worker: Worker | null = null
  let running: Waiting | null = null
  let timer: NodeJS.Timeout | undefined
  let isSending = false
  let isReady = false

  /** The first query runs when the new worker has its documents. */
  function start(): void {
    const started = new Worker(workerFile(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } })
    if (waiting.length === 0) started.unref()
    started.on('message', (answer: WorkerAnswer | typeof READY) => {
      if (started !== worker) return
      if (answer !== READY) return finish(answer)
      isReady = true
      runNext()
    })
    started.on('error', (fault) => fail(started, fault))
    worker = started
    isReady = false
    outbox = []
    send([], documents())
    outbox.push(READY)
    if (!isSending) void sendOutbox()
  }

  /** What is sent while the worker starts waits there for it; `READY` comes back after all of it. */
  function send(replaced: readonly string[], present: readonly ContentDocument[]): void {
    outbox.push({ replaced, present: present.slice(0, SLICE) })
    for (let from = SLICE; from < present.length; from += SLICE) {
      outbox.push({ replaced: [], present: present.slice(from, from + SLICE) })
    }
    if (!isSending) void sendOutbox()
  }

  /** Sends a small change at once, and a large one in slices. */
  async function sendOutbox(): Promise<void> {
    isSending = true
    for (let next = outbox.shift(); next; next = outbox.shift()) {
      worker?.postMessage(next)
      if (outbox.length > 0) await nextTurn()
    }
    isSending = false
    runNext()
  }

  function runNext(): void {
    if (running || isSending || waiting.length === 0) return
    if (!worker) start()
    if (!worker || !isReady) return
    const begun = waiting.shift()
    if (!begun) return
    running = begun
    worker.ref()
    worker.postMessage({ job: begun.job } satisfies WorkerMessage)
    // The answer may have come while this thread was busy: it is read before the time is found to be over.
    timer = setTimeout(() => setImmediate(() => begun === running && end()), limitMs)
  }

  function finish(outcome: QueryOutcome): void {
    const finished = running
    clearTimeout(timer)
    running = null
    worker?.unref()
    finished?.resolve(outcome)
    runNext()
  }

  /** Ends the worker of a query whose time is over, and starts the next one before it is needed. */
  function end(): void {
    void worker?.terminate()
    start()
    finish({ ok: false, code: 'query-too-slow', description: `query took longer than ${limitMs} ms` })
  }

  function fail(failed: Worker, fault: unknown): void {
    if (failed !== worker) return
    worker = null
    outbox = []
    if (running) finish({ ok: false, code: 'query-failed', description: 'query needs too much memory' })
    else for (const { reject } of waiting.splice(0)) reject(fault)
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= WAITING_MAX) {
          return resolve({ ok: false, code: 'too-many-queries', description: 'too many queries at once' })
        }
        waiting.push({ job, resolve, reject })
        runNext()
      }),
    change(replaced, present) {
      if (worker) send(replaced, present)
    },
    async close() {
      const last = worker
      worker = null
      clearTimeout(timer)
      await last?.terminate()
    },
  }
}

/** The worker lies beside this file, in the sources as in the built server. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./query-worker.${extension}`, import.meta.url)
}
