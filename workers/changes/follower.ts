import type { ChangesClient } from '#clients/calls/changes-client.ts'
import { readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { tryWithLock } from '#services/kernel/database/exclusive.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import type { AdvisoryLock } from '#services/kernel/database/locks.ts'
import { createWorker, type NextRun } from '#services/kernel/worker.ts'
import { throttle } from './throttle.ts'

export type ChangeSource = {
  /** Identifies the service, since a cursor of one service is invalid in another. */
  readonly name: string
  readonly channel: string
  readonly client: ChangesClient
}

export type FollowerOptions = {
  readonly database: Database
  /** Held while this process works, so that only one of several processes follows the changes. */
  readonly lock: AdvisoryLock
  readonly source: ChangeSource
  /** The name under which the cursor is stored. If it changes, everything is read again. */
  readerName(): Promise<string>
  /** Called before the first changes are handled. Returns false if everything must be read again. */
  prepare?(): Promise<boolean>
  /**
   * Reads everything. Returns the cursor from which to follow changes: `start`, or an earlier one if it continued
   * another process's work. Returns null if it was interrupted; it is then called again.
   */
  readAll(start: string, isClosing: () => boolean): Promise<string | null>
  /** Ids are unique. Called again with the same ids after an error. */
  handle(ids: readonly string[]): Promise<void>
  /** The delay between a notification and the first read, in milliseconds. */
  readonly delayMs?: number
  /** Called for each error; the work is retried. */
  report(error: unknown): void
}

/** Reads everything once, then follows changes. Any number of processes may run a follower. */
export type Follower = {
  /** Resolves once it receives notifications. */
  start(): Promise<void>
  /** Resolves when no changes are left, or when it has to retry later. */
  catchUp(): Promise<void>
  reader(): Promise<string>
  close(): Promise<void>
}

/** Used while another process holds the lock, which also handles new changes until it ends. */
const LOCKED_DELAY_MS = 1000
const ERROR_DELAY_MS = 1000
const ERROR_DELAY_MAX_MS = 60_000
/** Used for changes that wait for an open transaction. */
const WAITING_DELAY_MS = 100
/** Used for a service in another database, whose notifications do not arrive here. */
const POLL_MS = 60_000

export function createFollower(options: FollowerOptions): Follower {
  const { database, lock, source, delayMs = 0, report } = options
  let errorCount = 0
  let isPrepared = false
  let isClosed = false
  let subscription: Subscription | null = null
  const reader = async () => `${await options.readerName()}:${source.name}`
  const worker = createWorker(async (): Promise<NextRun> => {
    try {
      const attempt = await tryWithLock(database, lock, runWithLock)
      errorCount = 0
      return attempt.isHeld ? LOCKED_DELAY_MS : attempt.value
    } catch (error) {
      report(error)
      return Math.min(ERROR_DELAY_MS * 2 ** errorCount++, ERROR_DELAY_MAX_MS)
    }
  })
  const scheduleWake = throttle(delayMs, () => void worker.wake())

  async function runWithLock(): Promise<NextRun> {
    const name = await reader()
    const isEmpty = !isPrepared && options.prepare !== undefined && !(await options.prepare())
    const cursor = isEmpty ? null : await readCursor(database, name)
    const listed = cursor === null ? null : await source.client.read(cursor)
    if (listed === null || (!listed.ok && listed.code === 'cursor-expired')) return readAll(name)
    isPrepared = true
    if (!listed.ok) throw new Error(`The changes of ${source.name} cannot be read: ${listed.code}`)
    const { changes, hasMore, cursor: next } = listed.value
    if (changes.length === 0) return hasMore ? WAITING_DELAY_MS : POLL_MS
    await options.handle([...new Set(changes.map(({ id }) => id))])
    await storeCursor(database, name, next)
    return 0
  }

  async function readAll(name: string): Promise<NextRun> {
    // Changes made during the full read come after this cursor.
    const start = await currentCursor(source)
    const reached = await options.readAll(start, () => isClosed)
    if (reached === null) return LOCKED_DELAY_MS
    await storeCursor(database, name, reached)
    isPrepared = true
    return 0
  }

  return {
    async start() {
      subscription = await listen(database.url, source.channel, () =>
        delayMs === 0 ? void worker.wake() : scheduleWake.call(),
      )
    },
    catchUp: () => worker.wake(),
    reader,
    async close() {
      isClosed = true
      scheduleWake.cancel()
      await subscription?.close()
      await worker.close()
    },
  }
}

/** Returns the cursor from which to follow a service from now on. */
export async function currentCursor({ name, client }: ChangeSource): Promise<string> {
  const listed = await client.read(null)
  if (!listed.ok) throw new Error(`The changes of ${name} cannot be read: ${listed.code}`)
  return listed.value.cursor
}
