import type { Clients } from '#clients/clients.ts'
import { type AwaitedVariant, VARIANTS_FOR_SALE_MAX } from '#contracts/stock-notice.ts'
import { isForSale } from '#domain/delivery/availability.ts'
import type { Result } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { type ChangeSource, createFollower } from '../changes/follower.ts'
import { findProducts } from '../indexing/products/list-products.ts'
import { type ProductSource, readPlan } from '../indexing/products/read-versions.ts'

type Sources = {
  readonly source: ProductSource
  readonly notices: Pick<Clients['stockNotices'], 'listAwaited' | 'send'>
}

type StockNoticesOptions = Sources & {
  readonly database: Database
  readonly changes: ChangeSource
  /** Called for each error; the work is retried. */
  readonly report: (error: unknown) => void
}

/** Any number of processes may run this; only one of them is active at a time. */
export type StockNotices = {
  start(): Promise<void>
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Follows product changes and sends the notices that are due for awaited variants. */
export function createStockNotices({
  database,
  changes,
  report,
  ...sources
}: StockNoticesOptions): StockNotices {
  const follower = createFollower({
    database,
    lock: LOCKS.stockNotices,
    source: changes,
    readerName: async () => 'stock notices',
    async readAll(start) {
      await sendDueNotices(sources, null)
      return start
    },
    handle: (ids) => sendDueNotices(sources, ids),
    report,
  })
  return {
    async start() {
      await follower.start()
      void follower.catchUp()
    },
    catchUp: follower.catchUp,
    close: follower.close,
  }
}

/** Every hour, checks all awaited products, because a form opened before a variant came back may be sent afterwards. */
export function stockNoticesJob(sources: Sources): Job {
  return {
    name: 'platform: send notices that are due',
    everySeconds: 3600,
    run: () => sendDueNotices(sources, null),
  }
}

const PRODUCTS_PER_READING = 50

/** `ids` are product ids, or null for all products. Throws on an error. */
async function sendDueNotices({ source, notices }: Sources, ids: readonly string[] | null): Promise<void> {
  const listed = valueOrThrow(await notices.listAwaited())
  const awaited = ids === null ? listed : listed.filter(({ productId }) => ids.includes(productId))
  const productIds = [...new Set(awaited.map(({ productId }) => productId))]
  for (let start = 0; start < productIds.length; start += PRODUCTS_PER_READING) {
    const forSale = await variantsForSale(source, productIds.slice(start, start + PRODUCTS_PER_READING))
    await sendBatches(
      notices,
      awaited.filter(({ variantId }) => forSale.has(variantId)),
    )
  }
}

async function sendBatches(
  notices: Sources['notices'],
  variants: readonly Pick<AwaitedVariant, 'variantId'>[],
): Promise<void> {
  for (let start = 0; start < variants.length; start += VARIANTS_FOR_SALE_MAX) {
    const batch = variants.slice(start, start + VARIANTS_FOR_SALE_MAX)
    valueOrThrow(await notices.send({ variantIds: batch.map(({ variantId }) => variantId) }))
  }
}

/** Deleted, unpublished and internal products have no variants for sale. */
async function variantsForSale(source: ProductSource, productIds: readonly string[]): Promise<Set<string>> {
  const products = await findProducts(source, await readPlan(source), productIds)
  const forSale = new Set<string>()
  for (const { attributes, variants } of products.values()) {
    if (attributes.internalUseOnly) continue
    const { notDirectlyShoppable } = attributes
    for (const { id, sku, availableForSale } of variants)
      if (isForSale({ sku, availableForSale, notDirectlyShoppable })) forSale.add(id)
  }
  return forSale
}

function valueOrThrow<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`Stock notices: ${result.code}`)
  return result.value
}
