import { sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import { globalId, idNumber } from '#domain/ids.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import { exclusively } from '#services/kernel/exclusive.ts'
import { listen, type Subscription } from '#services/kernel/listen.ts'
import { LOCKS } from '#services/kernel/locks.ts'
import { isReached, reach } from '#services/kernel/milestones.ts'
import { CatalogueUnreadable, ORIGINAL, type ProductSource } from '../indexing/read-versions.ts'
import { type Again, createWorker } from '../indexing/worker.ts'
import { feedProduct, type PictureSource } from './feed-product.ts'
import type { VisualWriter } from './visual-writer.ts'

type VisualFeedOptions = {
  readonly database: Database
  readonly source: ProductSource
  readonly writer: VisualWriter
  readonly pictures: PictureSource
  readonly clock: Clock
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
const CHANGES_MAX = 100

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
  const milestone = `visual:${await options.writer.embedding()}`
  if (!(await isReached(options.database, milestone))) {
    const isWhole = await feedAll(options, isOver)
    if (isWhole) await reach(options.database, milestone, options.clock())
    return isWhole ? 0 : null
  }
  return (await feedChanges(options)) > 0 ? 0 : null
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

async function feedChanges({ database: { db }, source, ...tools }: VisualFeedOptions): Promise<number> {
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    select change.id::text as id, change.product_id::text as number
    from commerce.product_changes change
    where not exists (select from visual.seen_changes seen where seen.change_id = change.id)
    order by change.id limit ${CHANGES_MAX}`)
  const numbers = [...new Set(rows.map(({ number }) => number))]
  if (numbers.length === 0) return 0
  const ids = numbers.map((number) => globalId('Product', number))
  const found = await source.findProductsByIds(ids, ORIGINAL)
  if (!found.ok) throw new CatalogueUnreadable(found.code)
  const products = new Map(found.value.map((product) => [idNumber(product.id), product]))
  for (const number of numbers) await feedProduct(tools, number, products.get(number) ?? null)
  await db.execute(sql`
    insert into visual.seen_changes (change_id) select unnest(${sql.param(rows.map(({ id }) => id))}::bigint[])
    on conflict do nothing`)
  await db.execute(sql`
    delete from visual.seen_changes seen where seen_at < now() - interval '2 days'
      and not exists (select from commerce.product_changes change where change.id = seen.change_id)`)
  return rows.length
}
