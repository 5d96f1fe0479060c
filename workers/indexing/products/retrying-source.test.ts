import { expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import type { ProductSource } from './read-versions.ts'
import { createRetryingSource } from './rebuild-indexes.ts'

/** Lists products from a source that refuses the first calls. */
async function listAfter(refusals: number) {
  const waits: number[] = []
  let calls = 0
  let retries = 0
  const source: ProductSource = {
    readLocalization: async () => refuse('localization-fetch-failed'),
    findCollectionNumbers: async () => ok(new Map()),
    findProductsByIds: async () => ok([]),
    listProductIds: async () =>
      ++calls <= refusals ? refuse('product-fetch-failed') : ok({ ids: [], nextCursor: null }),
  }
  const retrying = createRetryingSource(source, {
    onRetry: () => retries++,
    wait: async (ms) => waits.push(ms),
  })
  const result = await retrying.listProductIds(
    { after: null },
    { language: 'en', country: 'US', buyer: null },
  )
  return { isOk: result.ok, calls, retries, waits }
}

test('an accepted call is made once', async () => {
  expect(await listAfter(0)).toEqual({ isOk: true, calls: 1, retries: 0, waits: [] })
})

test('a refused call is repeated after waits that double, each shortened at random', async () => {
  const { waits, ...result } = await listAfter(3)
  expect(result).toEqual({ isOk: true, calls: 4, retries: 3 })
  for (const [at, longest] of [500, 1000, 2000].entries()) {
    expect(waits[at]).toBeGreaterThanOrEqual(longest / 2)
    expect(waits[at]).toBeLessThanOrEqual(longest)
  }
})

test('a call that is always refused is given up after a minute at most', async () => {
  const { isOk, calls, waits } = await listAfter(Number.POSITIVE_INFINITY)
  expect([isOk, calls]).toEqual([false, 8])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(60_000)
})
