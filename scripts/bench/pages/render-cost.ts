import { processorMs, withShop } from '../bench-shop.ts'
import { atMost, type Figure } from '../figures.ts'
import { enlargeHouse } from './larger-house.ts'
import { call, leastCost, pageCost } from './page-cost.ts'

const LIST = '/categories/lighting'
const LIST_LENGTH = 60
const LIST_MAX_MS = 5
const PRODUCT_MAX_MS = 4
/** With one copy of each lamp the list has more than one page. */
const COPIES = 1

const INDEXING_TIMEOUT_MS = 60_000

/**
 * Measures the cost of an uncached page. Its render creates the document from the loaders' data, without compression;
 * the whole page is the CPU time of the server process, including loaders, services, policy and headers. PostgreSQL is
 * a separate process and not included.
 */
export function measureRenderCost(): Promise<Figure[]> {
  return withShop(async ({ origin, databaseUrl }, { dataFolder }) => {
    await enlargeHouse(databaseUrl, dataFolder, COPIES)
    const product = await waitForList(origin)
    const piece = await pageCost(origin, product)
    const list = await pageCost(origin, LIST)
    return [
      atMost(`list of ${LIST_LENGTH} pieces, render`, list.renderMs, LIST_MAX_MS, 'ms', 2),
      { what: '  the whole page, services included', value: `${list.wholeMs.toFixed(2)} ms` },
      atMost('product page, render', piece.renderMs, PRODUCT_MAX_MS, 'ms', 2),
      { what: '  the whole page, services included', value: `${piece.wholeMs.toFixed(2)} ms` },
      {
        what: 'list requested for the first time, cached compressed',
        value: `${(await newPageCost(origin)).toFixed(2)} ms`,
      },
    ]
  })
}

/** Waits until the copies are indexed; returns the path of one product in the list. */
async function waitForList(origin: string): Promise<string> {
  const deadline = Date.now() + INDEXING_TIMEOUT_MS
  while (Date.now() < deadline) {
    const products = new Set((await call(origin + LIST)).match(/\/products\/[\w-]+/g))
    const [first] = products
    if (first && products.size >= LIST_LENGTH) return first
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${LIST} does not show ${LIST_LENGTH} pieces`)
}

/**
 * The cost of a guest's page that is rendered, compressed and cached: every URL is new, but the pieces are the same.
 */
function newPageCost(origin: string): Promise<number> {
  let number = 0
  return leastCost(
    () => processorMs(origin),
    () => requestAsGuest(`${origin}${LIST}?width-min=0.${++number}`),
  )
}

async function requestAsGuest(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (response.headers.get('x-cache') !== 'miss') throw new Error(`${url} was already cached`)
  return response.text()
}
