import { CHANGES } from '#contracts/changes.ts'
import type { Result } from '#domain/result.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import { type IndexingTools, indexPending } from './index-pending.ts'
import { reindexAll } from './reindex-all.ts'
import { type Again, createWorker } from './worker.ts'

type ProductIndexerOptions = IndexingTools & {
  /** Called for each fault; the work is tried again. */
  readonly report: (fault: unknown) => void
}

/** Keeps the search indexes equal to the catalogue. Any number of processes may run one. */
export type ProductIndexer = {
  /**
   * Follows all changes from now on. Resolves when the index is up to date for the first time; where there
   * is none yet it is built.
   */
  start(): Promise<void>
  /** Builds all indexes anew beside the live ones. */
  reindexAll(): Promise<Result<number, 'reindex-running'>>
  /** Finishes the work in hand and ends. */
  close(): Promise<void>
}

const HELD_DELAY_MS = 100
const FAULT_DELAY_MS = 1000
const FAULT_DELAY_MAX_MS = 30_000

export function createProductIndexer({ report, ...tools }: ProductIndexerOptions): ProductIndexer {
  const worker = createWorker(indexingJob(tools, report))
  let subscription: Subscription | null = null
  return {
    async start() {
      if (await tools.writer.exists()) await tools.writer.prepare()
      else await reindexAll(tools)
      subscription = await listen(tools.database.url, CHANGES.products, () => worker.wake())
      await worker.wake()
    },
    reindexAll: () => reindexAll(tools),
    async close() {
      await subscription?.close()
      await worker.close()
    },
  }
}

/** Indexes what is pending, with growing pauses while something fails. */
function indexingJob(tools: IndexingTools, report: (fault: unknown) => void): () => Promise<Again> {
  let faults = 0
  return async () => {
    try {
      const { indexed, wereHeld } = await indexPending(tools)
      faults = 0
      if (indexed > 0) return 0
      return wereHeld ? HELD_DELAY_MS : null
    } catch (fault) {
      report(fault)
      return Math.min(FAULT_DELAY_MS * 2 ** faults++, FAULT_DELAY_MAX_MS)
    }
  }
}
