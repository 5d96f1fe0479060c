import type { ChangesClient } from '#clients/commerce/changes-client.ts'
import { CHANGES, type ChangesAnswer } from '#contracts/changes.ts'
import { idNumber } from '#domain/ids.ts'
import { readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { exclusively } from '#services/kernel/database/exclusive.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { CatalogueUnreadable, ORIGINAL, type ProductSource } from '../indexing/read-versions.ts'
import { type Again, createWorker } from '../indexing/worker.ts'
import { feedProduct, type PictureSource } from './feed-product.ts'
import type { VisualWriter } from './visual-writer.ts'

type VisualFeedOptions = {
  readonly database: Database
  readonly source: ProductSource
  /** What changes in the catalog; null for a hosted shop, which does not answer it. */
  readonly changes: ChangesClient | null
  readonly writer: VisualWriter
  readonly pictures: PictureSource
  /** Called for each fault; the work is tried again. */
  readonly report: (fault: unknown) => void
}

/** Keeps the visual search equal to the catalogue. Any number of processes may run one; one of them works. */
export type VisualFeed = {
  /** Follows all changes from now on; what there is already is taken in meanwhile. */
  start(): Promise<void>
  close(): Promise<void>
}

const HELD_DELAY_MS = 5_000
const FAULT_DELAY_MS = 2_000
const FAULT_DELAY_MAX_MS = 60_000
/** Changes that wait for an open transaction are read again so soon. */
const WAITING_DELAY_MS = 500
/** A shop in another database announces nothing here. */
const POLL_MS = 60_000

export function createVisualFeed(options: VisualFeedOptions): VisualFeed {
  const { database, report } = options
  let faults = 0
  let isClosed = false
  const worker = createWorker(async (): Promise<Again> => {
    try {
      // Another process that is at it sees to what is new as well.
      const fed = await exclusively(database, LOCKS.visualFeed, () => feedSome(options, () => isClosed))
      faults = 0
      return fed.isHeld ? HELD_DELAY_MS : fed.answer
    } catch (fault) {
      report(fault)
      return Math.min(FAULT_DELAY_MS * 2 ** faults++, FAULT_DELAY_MAX_MS)
    }
  })
  let subscription: Subscription | null = null
  return {
    async start() {
      subscription = await listen(database.url, CHANGES.products, () => worker.wake())
      void worker.wake()
    },
    async close() {
      isClosed = true
      await subscription?.close()
      await worker.close()
    },
  }
}

/** The whole catalogue once for each embedding, then what changes. */
async function feedSome(options: VisualFeedOptions, isOver: () => boolean): Promise<Again> {
  const { database, changes } = options
  const reader = `pictures:${await options.writer.embedding()}`
  const cursor = await readCursor(database, reader)
  if (cursor !== null && changes === null) return null
  // An empty cursor is from a time when the shop was hosted: what has changed since is not known.
  if (cursor && changes) return feedChanges(options, changes, { reader, cursor })
  // What changes while the catalogue is read comes after this cursor.
  const start = changes === null ? '' : await readChanges(changes, null).then((answer) => answer.cursor)
  if (!(await feedAll(options, isOver))) return null
  await storeCursor(database, reader, start)
  return 0
}

/** False when it was broken off: it then begins anew, and what is known already costs little. */
async function feedAll({ source, ...tools }: VisualFeedOptions, isOver: () => boolean): Promise<boolean> {
  let after: string | null = null
  do {
    const page = await source.listProducts({ after }, ORIGINAL)
    if (!page.ok) throw new CatalogueUnreadable(page.code)
    for (const product of page.value.products) {
      if (isOver()) return false
      await feedProduct(tools, idNumber(product.id), product)
    }
    after = page.value.nextCursor
  } while (after !== null)
  return true
}

async function feedChanges(
  { database, source, ...tools }: VisualFeedOptions,
  client: ChangesClient,
  { reader, cursor }: { reader: string; cursor: string },
): Promise<Again> {
  const { changes, hasMore, cursor: next } = await readChanges(client, cursor)
  const ids = [...new Set(changes.map(({ id }) => id))]
  if (ids.length === 0) return hasMore ? WAITING_DELAY_MS : POLL_MS
  const found = await source.findProductsByIds(ids, ORIGINAL)
  if (!found.ok) throw new CatalogueUnreadable(found.code)
  const products = new Map(found.value.map((product) => [product.id as string, product]))
  for (const id of ids) await feedProduct(tools, idNumber(id), products.get(id) ?? null)
  await storeCursor(database, reader, next)
  return 0
}

async function readChanges(client: ChangesClient, since: string | null): Promise<ChangesAnswer> {
  const answer = await client.read(since)
  if (!answer.ok) throw new CatalogueUnreadable(answer.code)
  return answer.value
}
