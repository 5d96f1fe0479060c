import { listPath } from '#app/features/lists/paths.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { processorMs, waitUntilIdle, withShop } from '../bench-shop.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { measureListFile } from './list-file.ts'
import { type ListOwner, openListOwner, pageMs, requireOk } from './list-owner.ts'

const PIECES = 500
const FILE_PIECES = 100
const ROUNDS = 40
const VIEW_MAX_MS = 150

/** Measures the page of a list with 500 pieces, a move in it, and a list with 100 pieces as a PDF. */
export function measureLists(): Promise<Figure[]> {
  return withShop(async ({ origin, databaseUrl }) => {
    await waitUntilIdle(origin)
    const productIds = await productsOf(databaseUrl)
    const long = await openListOwner(origin, productIds, PIECES)
    const short = await openListOwner(origin, productIds, FILE_PIECES)
    return [...(await measureViews(long)), ...(await measureMoves(long)), ...(await measureListFile(short))]
  })
}

async function productsOf(databaseUrl: string): Promise<string[]> {
  const database = openDatabase(databaseUrl)
  try {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from commerce.products where published_at is not null order by id',
    )
    return rows.map(({ id }) => `gid://shopify/Product/${id}`)
  } finally {
    await database.close()
  }
}

async function measureViews(owner: ListOwner): Promise<Figure[]> {
  const first = await pageMs(owner, listPath(owner.listId))
  const times: number[] = []
  const spentMs = await processorMs(owner.origin)
  for (let round = 0; round < ROUNDS; round++) times.push(await pageMs(owner, listPath(owner.listId)))
  const eachMs = ((await processorMs(owner.origin)) - spentMs) / ROUNDS
  return [
    { what: `page of ${PIECES} pieces, the very first`, value: `${first.toFixed(0)} ms` },
    { what: `  fastest of the next ${ROUNDS}`, value: `${Math.min(...times).toFixed(0)} ms` },
    atMost('  median', median(times), VIEW_MAX_MS, 'ms', 0),
    { what: '  processor time of one', value: `${eachMs.toFixed(0)} ms` },
  ]
}

/** Repeatedly moves the last piece of the first section to its start. */
async function measureMoves({ lists, listId }: ListOwner): Promise<Figure[]> {
  const times: number[] = []
  let written = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { items } = await requireOk(lists.read(listId))
    const sectionId = items[0]?.sectionId ?? null
    const last = items.findLast((item) => item.sectionId === sectionId)
    const since = performance.now()
    await requireOk(lists.moveItem(listId, last?.id ?? '', { sectionId, after: null }))
    times.push(performance.now() - since)
    const rankOf = new Map(items.map(({ id, rank }) => [id, rank]))
    const after = await requireOk(lists.read(listId))
    written = Math.max(written, after.items.filter(({ id, rank }) => rankOf.get(id) !== rank).length)
  }
  return [
    { what: `a move in it, median of ${ROUNDS}`, value: `${median(times).toFixed(0)} ms` },
    atMost('  pieces that it writes', written, 1, '', 0),
  ]
}
