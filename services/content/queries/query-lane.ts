import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ContentDocument } from '../documents/document.ts'
import {
  type QueryJob,
  READY,
  type WorkerError,
  type WorkerMessage,
  type WorkerResponse,
} from './query-messages.ts'

export type QueryOutcome =
  | WorkerResponse
  | { ok: false; code: 'query-too-slow' | 'too-many-queries'; description: string }

/** One worker, a process with a copy of the documents, and the queue of its queries. */
export type QueryLane = {
  /** Evaluates a query. Rejects only if the worker fails. */
  run(job: QueryJob): Promise<QueryOutcome>
  /** Sends changed documents to the worker, so that later queries see them. */
  change(replaced: readonly string[], present: readonly ContentDocument[]): void
  close(): Promise<void>
}

export type StartTimer = (end: () => void, milliseconds: number) => NodeJS.Timeout

type LaneOptions = {
  /** The time limit of a query, in milliseconds. */
  readonly limitMs: number
  /** Starts the timer that ends a query. */
  readonly startTimer?: StartTimer
  /** Returns the documents for a new worker. */
  readonly documents: () => readonly ContentDocument[]
}

type QueuedQuery = {
  readonly job: QueryJob
  readonly resolve: (outcome: QueryOutcome) => void
  readonly reject: (error: unknown) => void
}

/** The maximum length of the queue. Further queries are refused. */
const WAITING_MAX = 200

/** The number of documents copied to the worker at a time, so that other requests can run in between. */
const SLICE_SIZE = 100

/** A query that needs more memory crashes its worker process. In a thread it would crash the whole server. */
const MEMORY_MAX_MB = 512

const WORKER_OPTIONS: ForkOptions = {
  serialization: 'advanced',
  execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`, '--disable-warning=ExperimentalWarning'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
}

/** The signals that end a process when it is out of memory, sent by itself or by the system. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL']

/**
 * Creates a lane whose worker starts with the first query. Queries run one after the other. A query that takes too long
 * is ended together with its worker, which is then replaced.
 */
export function createQueryLane({ limitMs, documents, startTimer = setTimeout }: LaneOptions): QueryLane {
  const waiting: QueuedQuery[] = []
  let outbox: WorkerMessage[] = []
  let worker: ChildProcess | null = null
  let running: QueuedQuery | null = null
  let timer: NodeJS.Timeout | undefined
  let isSending = false
  let isReady = false

  /** Starts a worker. The first query runs once it has received its documents. */
  function start(): void {
    const started = fork(workerFile(), WORKER_OPTIONS)
    if (waiting.length === 0) allowProcessExit(started)
    let reason: unknown
    started.on('message', (message) => {
      const response = message as WorkerResponse | WorkerError | typeof READY
      if (started !== worker) return
      if (response === READY) {
        isReady = true
        runNext()
      } else if ('error' in response) reason = new Error(response.error)
      else finish(response)
    })
    // A message that cannot be sent because the worker has ended is handled by its exit event.
    started.on('error', (error) => started.pid === undefined && fail(started, error))
    started.on('exit', (code, signal) => {
      if (MEMORY_SIGNALS.includes(signal)) fail(started, null)
      else fail(started, reason ?? new Error(`A query worker ended with ${signal ?? code}`))
    })
    worker = started
    isReady = false
    outbox = []
    send([], documents())
    outbox.push(READY)
    if (!isSending) void sendOutbox()
  }

  /** Messages sent while the worker is starting are queued. The worker responds with `READY` after processing them. */
  function send(replaced: readonly string[], present: readonly ContentDocument[]): void {
    outbox.push({ replaced, present: present.slice(0, SLICE_SIZE) })
    for (let from = SLICE_SIZE; from < present.length; from += SLICE_SIZE) {
      outbox.push({ replaced: [], present: present.slice(from, from + SLICE_SIZE) })
    }
    if (!isSending) void sendOutbox()
  }

  /** Sends a small change immediately, and a large one in slices. */
  async function sendOutbox(): Promise<void> {
    isSending = true
    for (let next = outbox.shift(); next; next = outbox.shift()) {
      worker?.send(next)
      if (outbox.length > 0) await nextTurn()
    }
    isSending = false
    runNext()
  }

  function runNext(): void {
    if (running || isSending || waiting.length === 0) return
    if (!worker) start()
    if (!worker || !isReady) return
    const startedQuery = waiting.shift()
    if (!startedQuery) return
    running = startedQuery
    keepProcessAlive(worker)
    worker.send({ job: startedQuery.job } satisfies WorkerMessage)
    // The result may have arrived while this thread was busy, so read it before applying the timeout.
    timer = startTimer(() => setImmediate(() => startedQuery === running && end()), limitMs)
  }

  function finish(outcome: QueryOutcome): void {
    const finished = running
    clearTimeout(timer)
    running = null
    if (worker) allowProcessExit(worker)
    finished?.resolve(outcome)
    runNext()
  }

  /** Ends the worker of a query that timed out and starts the next worker before it is needed. */
  function end(): void {
    worker?.kill('SIGKILL')
    start()
    finish({ ok: false, code: 'query-too-slow', description: `query took longer than ${limitMs} ms` })
  }

  /** An `error` of null means that the worker ran out of memory. */
  function fail(failed: ChildProcess, error: unknown): void {
    if (failed !== worker) return
    worker = null
    outbox = []
    if (!running) {
      for (const { reject } of waiting.splice(0))
        reject(error ?? new Error('The documents require too much memory'))
      return
    }
    if (error !== null) running.reject(error)
    // Has no effect if the query was rejected before.
    finish({ ok: false, code: 'query-failed', description: 'query needs too much memory' })
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
      if (!last?.kill('SIGKILL')) return
      keepProcessAlive(last)
      await once(last, 'exit')
    },
  }
}

function keepProcessAlive(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

function allowProcessExit(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
}

/** The worker is next to this file, both in the sources and in the built server. */
function workerFile(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./query-worker.${extension}`, import.meta.url))
}
