import { idNumber } from '#domain/ids.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { type ChangeSource, createFollower } from '../changes/follower.ts'
import { findProducts, LISTING_START, listProductIds } from '../indexing/products/list-products.ts'
import { type ProductSource, readPlan } from '../indexing/products/read-versions.ts'
import { feedProduct, type PictureSource } from './feed-product.ts'
import type { VisualWriter } from './visual-writer.ts'

type VisualFeedOptions = {
  readonly database: Database
  readonly source: ProductSource
  readonly changes: ChangeSource
  readonly writer: VisualWriter
  readonly pictures: PictureSource
  /** Called for each error; the work is retried. */
  readonly report: (error: unknown) => void
}

/** Any number of processes may run one; only one works at a time. */
export type VisualFeed = {
  /** Starts to follow changes; existing products are sent in the background. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Sends the whole catalogue once per embedding, then the changes. */
export function createVisualFeed({ database, changes, report, ...tools }: VisualFeedOptions): VisualFeed {
  const follower = createFollower({
    database,
    lock: LOCKS.visualFeed,
    source: changes,
    readerName: async () => `pictures:${await tools.writer.embedding()}`,
    readAll: async (start, isClosing) => ((await feedAll(tools, isClosing)) ? start : null),
    handle: (ids) => feedChanged(tools, ids),
    report,
  })
  return {
    async start() {
      await follower.start()
      void follower.catchUp()
    },
    close: follower.close,
  }
}

type FeedTools = Pick<VisualFeedOptions, 'source' | 'writer' | 'pictures'>

async function feedAll({ source, ...tools }: FeedTools, isClosing: () => boolean): Promise<boolean> {
  const plan = await readPlan(source)
  for await (const { ids } of listProductIds(source, plan, LISTING_START)) {
    for (const [id, product] of await findProducts(source, plan, ids)) {
      if (isClosing()) return false
      await feedProduct(tools, idNumber(id), product)
    }
  }
  return true
}

async function feedChanged({ source, ...tools }: FeedTools, ids: readonly string[]): Promise<void> {
  const products = await findProducts(source, await readPlan(source), ids)
  for (const id of ids) await feedProduct(tools, idNumber(id), products.get(id) ?? null)
}
