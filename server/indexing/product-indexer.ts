import type { Result } from '#domain/result.ts'
import { listen, type Subscription } from '#services/kernel/listen.ts'
import { type IndexingTools, indexPending } from './index-pending.ts'
import { PRODUCT_CHANGES, reindexAll } from './reindex-all.ts'

export type ProductIndexerOptions = IndexingTools & {
  /** Told of each fault; the work is tried again. */
  readonly report: (fault: unknown) => void
}

/** Keeps the search indexes equal to the catalogue. Any number of processes may run one. */
export type ProductIndexer = {
  /**
   * Follows all changes from now on. Resolves when the index is up to date for the first time; where there
   * is none yet it is built.
   */
  start(): Promise<void>
  reindexAll(): Promise<Result<number, 'reindex-running'>>
  /** Finishes the work in hand and ends. */
  close(): Promise<void>
}

const HELD_DELAY_MS = 100
const FAULT_DELAY_MS = 1000
const FAULT_DELAY_MAX_MS = 30_000

export function createProductIndexer({ report, ...tools }: ProductIndexerOptions): ProductIndexer {
  let subscription: Subscription | null = null
  let retry: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null
  let isDue = false
  let isClosed = false
  let faults = 0

  /** Works until nothing is pending; asked again meanwhile, it looks once more at the end. */
  const work = async () => {
    while (isDue && !isClosed) {
      isDue = false
      const delayMs = await takeTurn()
      if (delayMs > 0) later(delayMs)
    }
  }
  const takeTurn = async (): Promise<number> => {
    try {
      const { indexed, wereHeld } = await indexPending(tools)
      faults = 0
      if (indexed > 0) isDue = true
      return wereHeld && indexed === 0 ? HELD_DELAY_MS : 0
    } catch (fault) {
      report(fault)
      return Math.min(FAULT_DELAY_MS * 2 ** faults++, FAULT_DELAY_MAX_MS)
    }
  }
  const wake = () => {
    isDue = true
    working ??= work().finally(() => {
      working = null
      if (isDue && !isClosed) wake()
    })
    return working
  }
  const later = (delayMs: number) => {
    clearTimeout(retry)
    retry = setTimeout(wake, delayMs)
  }

  return {
    async start() {
      if (!(await tools.writer.exists())) await reindexAll(tools)
      else await tools.writer.prepare()
      subscription = await listen(tools.database.url, PRODUCT_CHANGES, () => {
        wake()
      })
      await wake()
    },
    reindexAll: () => reindexAll(tools),
    async close() {
      isClosed = true
      clearTimeout(retry)
      await subscription?.close()
      await working
    },
  }
}
