import { CHANGES } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { tryWithLock } from '#services/kernel/database/exclusive.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { createWorker, type NextRun } from '#services/kernel/worker.ts'
import { type ChangeSource, createFollower } from '../../changes/follower.ts'
import { throttle } from '../../changes/throttle.ts'
import { type ArtisanIndexTools, createArtisanIndex } from './artisan-index.ts'

type ArtisanIndexerOptions = ArtisanIndexTools & {
  readonly database: Database
  readonly changes: ChangeSource
  /** In milliseconds. Full scans are needed because a hosted content service may not announce deletions. */
  readonly scanEveryMs: number
  /** Called for each error; the work is retried. */
  readonly report: (error: unknown) => void
}

/** Any number of processes may run one; only one works at a time. */
export type ArtisanIndexer = {
  /** Resolves when the index is up to date for the first time. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The content service receives the same notification, and has to load the document first. */
const CONTENT_DELAY_MS = 200
/** Products change often, but an artisan's categories rarely. After this delay the product index is up to date. */
const CATALOGUE_DELAY_MS = 10_000
const LOCKED_DELAY_MS = 1000
const ERROR_DELAY_MS = 30_000

export function createArtisanIndexer(options: ArtisanIndexerOptions): ArtisanIndexer {
  const { database, changes, scanEveryMs, report, ...tools } = options
  const index = createArtisanIndex(tools)
  const follower = createFollower({
    database,
    lock: LOCKS.artisanIndex,
    source: changes,
    readerName: async () => 'artisan index',
    // A full read is cheap, and also repairs changes that others made to the index.
    prepare: async () => false,
    async readAll(start) {
      await index.update(null)
      return start
    },
    handle: (ids) => index.update(ids),
    delayMs: CONTENT_DELAY_MS,
    report,
  })
  const scanner = createWorker(async (): Promise<NextRun> => {
    try {
      const scan = await tryWithLock(database, LOCKS.artisanIndex, () => index.update(null))
      return scan.isHeld ? LOCKED_DELAY_MS : null
    } catch (error) {
      report(error)
      return ERROR_DELAY_MS
    }
  })
  const scanLater = throttle(CATALOGUE_DELAY_MS, () => void scanner.wake())
  let subscription: Subscription | null = null
  let interval: NodeJS.Timeout | undefined
  return {
    async start() {
      await follower.start()
      await follower.catchUp()
      subscription = await listen(database.url, CHANGES.products, () => scanLater.call())
      interval = setInterval(scanner.wake, scanEveryMs)
    },
    async close() {
      clearInterval(interval)
      await subscription?.close()
      scanLater.cancel()
      await follower.close()
      await scanner.close()
    },
  }
}
