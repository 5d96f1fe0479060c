import { sql } from 'drizzle-orm'
import { type Result, refuse } from '#domain/result.ts'
import { storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { tryWithLock, withLock } from '#services/kernel/database/exclusive.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { type ChangeSource, createFollower, currentCursor } from '../../changes/follower.ts'
import { type IndexingTools, indexProducts } from './index-products.ts'
import { type RebuildState, rebuildIndexes } from './rebuild-indexes.ts'
import { createProgressStore } from './rebuild-progress.ts'

type ProductIndexerOptions = IndexingTools & {
  readonly database: Database
  readonly changes: ChangeSource
  /** Called for each error; the work is retried. */
  readonly report: (error: unknown) => void
}

/** Any number of processes may run one; only one works at a time. */
export type ProductIndexer = {
  /** Starts to follow changes. Resolves when the index is up to date for the first time; a missing index is built. */
  start(): Promise<void>
  /**
   * Rebuilds the indexes, while the live ones remain in use and are updated. Only one rebuild runs at a time across all
   * processes. An interrupted one is continued.
   */
  reindexAll(onProgress?: (state: RebuildState) => void): Promise<Result<RebuildState, 'reindex-running'>>
  close(): Promise<void>
}

export const INDEX_READER = 'product index'

export function createProductIndexer({
  database,
  changes,
  report,
  ...tools
}: ProductIndexerOptions): ProductIndexer {
  const rebuildOptions = {
    progress: createProgressStore(database, changes.name),
    currentCursor: () => currentCursor(changes),
  }
  const follower = createFollower({
    database,
    lock: LOCKS.productIndex,
    source: changes,
    readerName: async () => INDEX_READER,
    async prepare() {
      const hasIndexes = await tools.writer.exists()
      if (hasIndexes) await tools.writer.prepare()
      return hasIndexes
    },
    async readAll() {
      let followFrom: string | null = null
      const built = await tryWithLock(database, LOCKS.indexRebuild, () =>
        rebuildIndexes(tools, {
          ...rebuildOptions,
          async swapIn(finish, since) {
            await finish()
            followFrom = since
          },
        }),
      )
      return built.isHeld || !built.value.ok ? null : followFrom
    },
    handle: (ids) => indexProducts(tools, ids),
    report,
  })

  /**
   * Changes written to the old indexes during the rebuild come after the cursor, so they are written to the new ones
   * too.
   */
  async function rebuild(
    onProgress?: (state: RebuildState) => void,
  ): Promise<Result<RebuildState, 'reindex-running'>> {
    const reader = await follower.reader()
    const built = await rebuildIndexes(tools, {
      ...rebuildOptions,
      onProgress,
      swapIn: (finish, since) =>
        withLock(database, LOCKS.productIndex, async () => {
          await finish()
          await storeCursor(database, reader, since)
        }),
    })
    await database.db.execute(sql`select pg_notify(${changes.channel}, '[]')`)
    return built
  }

  return {
    async start() {
      await follower.start()
      await follower.catchUp()
    },
    async reindexAll(onProgress) {
      const built = await tryWithLock(database, LOCKS.indexRebuild, () => rebuild(onProgress))
      return built.isHeld ? refuse('reindex-running') : built.value
    },
    close: follower.close,
  }
}
