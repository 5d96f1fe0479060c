import { processorMs, renderMs } from '../bench-shop.ts'

/** The number of pages until the JavaScript engine has compiled the code. */
const WARM_UP_PAGES = 400
const PAGES_PER_BATCH = 100
const BATCHES = 12

/** Milliseconds for one page: its render, and its total CPU time; the minimum of several batches. */
export async function pageCost(origin: string, path: string): Promise<{ renderMs: number; wholeMs: number }> {
  await repeatRequest(WARM_UP_PAGES, () => call(origin + path))
  const requestOnce = () => call(origin + path)
  return {
    renderMs: await leastCost(() => renderMs(origin), requestOnce),
    wholeMs: await leastCost(() => processorMs(origin), requestOnce),
  }
}

/** The increase of a counter per request: the minimum of several batches, since other load only adds to it. */
export async function leastCost(
  meter: () => Promise<number>,
  requestOnce: () => Promise<unknown>,
): Promise<number> {
  const costs: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = await meter()
    await repeatRequest(PAGES_PER_BATCH, requestOnce)
    costs.push(((await meter()) - before) / PAGES_PER_BATCH)
  }
  return Math.min(...costs)
}

async function repeatRequest(times: number, requestOnce: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await requestOnce()
}

/** Requests a page with a session, so that it is rendered rather than served from the cache. */
export async function call(url: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie: 'session=bench', 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.text()
}
