import { CHANGES } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { exclusively } from '#services/kernel/database/exclusive.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { type ArtisanIndexTools, createArtisanIndex } from './artisan-index.ts'
import { createArtisanNews } from './artisan-news.ts'
import { paced } from './paced.ts'
import { type Again, createWorker } from './worker.ts'

type ArtisanIndexerOptions = ArtisanIndexTools & {
  readonly database: Database
  /** Interval of full scans: a hosted content service announces no changes, and a notification may be lost. */
  readonly lookEveryMs: number
  /** Called for each fault; the work is tried again. */
  readonly report: (fault: unknown) => void
}

/** Keeps the artisan indexes equal to the published content. Any number of processes may run one; they take turns. */
export type ArtisanIndexer = {
  /** Follows all changes from now on. Resolves when the first round is over. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The content service hears of a change at the same moment: it is to have taken it in. */
const CONTENT_DELAY_MS = 200
/** Products change all the time, and what an artisan makes seldom. Until then they are in their own index. */
const CATALOGUE_DELAY_MS = 10_000
const HELD_DELAY_MS = 100
const FAULT_DELAY_MS = 1000
const FAULT_DELAY_MAX_MS = 30_000

export function createArtisanIndexer(options: ArtisanIndexerOptions): ArtisanIndexer {
  const { database, lookEveryMs, report, ...tools } = options
  const index = createArtisanIndex(tools)
  const news = createArtisanNews()
  let lookedAt = performance.now()
  let faults = 0
  const worker = createWorker(async (): Promise<Again> => {
    const taken = news.take()
    try {
      const { isHeld } = await exclusively(database, LOCKS.artisanIndex, () => index.update(taken))
      if (isHeld) news.putBack(taken)
      else if (taken.ids === null) lookedAt = performance.now()
      faults = 0
      return isHeld ? HELD_DELAY_MS : Math.max(0, lookedAt + lookEveryMs - performance.now())
    } catch (fault) {
      news.putBack(taken)
      report(fault)
      return Math.min(FAULT_DELAY_MS * 2 ** faults++, FAULT_DELAY_MAX_MS)
    }
  })
  const ofContent = paced(CONTENT_DELAY_MS, () => worker.wake())
  const ofCatalogue = paced(CATALOGUE_DELAY_MS, () => {
    news.addCatalogue()
    worker.wake()
  })
  const subscriptions: Subscription[] = []
  return {
    async start() {
      await worker.wake()
      subscriptions.push(
        await listen(database.url, CHANGES.content, (payload) => {
          if (news.addDocuments(payload)) ofContent.call()
        }),
        await listen(database.url, CHANGES.products, () => ofCatalogue.call()),
      )
    },
    async close() {
      await Promise.all(subscriptions.map((subscription) => subscription.close()))
      ofContent.cancel()
      ofCatalogue.cancel()
      await worker.close()
    },
  }
}
