import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ContentDocument } from '../documents/document.ts'
import {
  type QueryJob,
  READY,
  type WorkerFault,
  type WorkerMessage,
  type WorkerResponse,
} from './query-messages.ts'

export type QueryOutcome =
  | WorkerResponse
  | { ok: false; code: 'query-too-slow' | 'too-many-queries'; description: string }

/** One worker, a process with a copy of the documents, and the queries that wait for it. */
export type QueryLane = {
  /** Evaluates a query. Rejects only by a fault of the worker. */
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

/** A query that needs more memory ends its worker. A thread would end the whole process with it. */
const MEMORY_MAX_MB = 512

const WORKER_OPTIONS: ForkOptions = {
  serialization: 'advanced',
  execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`, '--disable-warning=ExperimentalWarning'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
}

/** By these a process ends that has no memory left: by itself, or because the system ends it. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL']

/**
 * A lane without a worker: that starts with the first query. Queries run one after the other. One that takes too long
 * is ended together with its worker, and another worker takes its place.
 */
export function createQueryLane({ limitMs, documents }: LaneOptions): QueryLane {
  const waiting: Waiting[] = []
  let outbox: WorkerMessage[] = []
  let worker: ChildProcess | null = null
  let running: Waiting | null = null
  let timer: NodeJS.Timeout | undefined
  let isSending = false
  let isReady = false

  /** The first query runs when the new worker has its documents. */
  function start(): void {
    const started = fork(workerFile(), WORKER_OPTIONS)
    if (waiting.length === 0) letGo(started)
    let reason: unknown
    started.on('message', (message) => {
      const answer = message as WorkerResponse | WorkerFault | typeof READY
      if (started !== worker) return
      if (answer === READY) {
        isReady = true
        runNext()
      } else if ('fault' in answer) reason = new Error(answer.fault)
      else finish(answer)
    })
    // What cannot be sent to a worker that has ended is no fault of its own: its end follows.
    started.on('error', (fault) => started.pid === undefined && fail(started, fault))
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
    const begun = waiting.shift()
    if (!begun) return
    running = begun
    hold(worker)
    worker.send({ job: begun.job } satisfies WorkerMessage)
    // The answer may have come while this thread was busy: it is read before the time is found to be over.
    timer = setTimeout(() => setImmediate(() => begun === running && end()), limitMs)
  }

  function finish(outcome: QueryOutcome): void {
    const finished = running
    clearTimeout(timer)
    running = null
    if (worker) letGo(worker)
    finished?.resolve(outcome)
    runNext()
  }

  /** Ends the worker of a query whose time is over, and starts the next one before it is needed. */
  function end(): void {
    worker?.kill('SIGKILL')
    start()
    finish({ ok: false, code: 'query-too-slow', description: `query took longer than ${limitMs} ms` })
  }

  /** A `fault` of null: its memory was not enough. */
  function fail(failed: ChildProcess, fault: unknown): void {
    if (failed !== worker) return
    worker = null
    outbox = []
    if (!running) {
      for (const { reject } of waiting.splice(0))
        reject(fault ?? new Error('The documents need too much memory'))
      return
    }
    if (fault !== null) running.reject(fault)
    // What is rejected already stays so.
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
      hold(last)
      await once(last, 'exit')
    },
  }
}

/** The shop does not end while a worker is held. */
function hold(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

function letGo(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
}

/** The worker is beside this file, in the sources as in the built server. */
function workerFile(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./query-worker.${extension}`, import.meta.url))
}
