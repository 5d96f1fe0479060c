import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type RunningShop, startShop } from '#scripts/shop/running-shop.ts'
import { readSampleOrder, type SampleResponse } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_ACCESS_TOKEN, SAMPLE_PRIVATE_TOKEN } from '#tests/support/samples/sample-shop.ts'
import { ensureBuilt } from '../../scripts/bundle/build-shop.ts'
import { type Buyer, overHttp, runBuyers } from './buyers.ts'
import { openLedger, type StockLine } from './ledger.ts'

const BUYERS = 100
/** The shop is killed once this many orders are confirmed: early, then again during the retries. */
const KILLED_AT = [20, 60]
const PIECES = 8

const dataFolder = mkdtempSync(join(tmpdir(), 'shop-crash-'))
let shop: RunningShop

beforeAll(async () => {
  await ensureBuilt()
  shop = await start(await freePort())
}, 300_000)

afterAll(async () => {
  await shop.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}, 120_000)

test('kill -9 amid a hundred orders loses none that was confirmed and doubles none', async () => {
  const commerce = overHttp(shop.origin, 'commerce')
  const pieces = await openLedger(shop.databaseUrl).addStock(PIECES, 10 * BUYERS)
  expect(pieces).toHaveLength(PIECES)
  const stockBefore = await openLedger(shop.databaseUrl).stock()
  const buyers = await runBuyers(commerce, pieces, BUYERS)
  const confirmed = new Map<Buyer, SampleResponse>()

  for (const limit of KILLED_AT) {
    await placeUntilKilled(buyers, confirmed, limit)
    expect(confirmed.size).toBeGreaterThanOrEqual(limit)
    expect(confirmed.size).toBeLessThan(BUYERS)
    // The next start must recover on its own.
    shop = await start(Number(new URL(shop.origin).port))
    for (const response of confirmed.values()) {
      expect(await readSampleOrder(commerce, response)).toMatchObject({ id: response.body.orderId })
    }
  }

  const placements = await Promise.all(buyers.map(async (buyer) => [buyer, await buyer.place()] as const))
  for (const [buyer, { status, body }] of placements) {
    expect([200, 201]).toContain(status)
    expect(body.orderId).toBe(confirmed.get(buyer)?.body.orderId ?? body.orderId)
  }
  await expectOneOrderEach(placements)
  await expectStockToAddUp(stockBefore)
}, 300_000)

function start(port: number): Promise<RunningShop> {
  return startShop({
    dataFolder,
    port,
    environment: { COMMERCE_PUBLIC_TOKEN: SAMPLE_ACCESS_TOKEN, COMMERCE_PRIVATE_TOKEN: SAMPLE_PRIVATE_TOKEN },
  })
}

/** All buyers click at once; at `limit` confirmed orders the shop is killed while the others are still in flight. */
async function placeUntilKilled(buyers: Buyer[], confirmed: Map<Buyer, SampleResponse>, limit: number) {
  let killed: Promise<void> | null = null
  const clicks = buyers.map(async (buyer) => {
    const response = await buyer.place().catch(() => null)
    if (response === null) return
    expect([200, 201]).toContain(response.status)
    confirmed.set(buyer, response)
    if (confirmed.size >= limit) killed ??= shop.kill()
  })
  await Promise.all(clicks)
  expect(killed).not.toBeNull()
  await killed
}

async function expectOneOrderEach(placements: readonly (readonly [Buyer, SampleResponse])[]): Promise<void> {
  const orders = await openLedger(shop.databaseUrl).orders(placements.map(([{ cartToken }]) => cartToken))
  expect(orders).toHaveLength(BUYERS)
  const byCart = new Map(orders.map((order) => [order.cartToken, order]))
  for (const [buyer, { body }] of placements) {
    const order = byCart.get(buyer.cartToken)
    expect(order).toMatchObject({ orderIds: [body.orderId], letters: 1 })
    // Every card is charged once, even if the shop was killed between order and capture.
    expect(['bank-transfer awaited', 'test-card captured']).toContain(order?.payments.join())
  }
}

async function expectStockToAddUp(before: readonly StockLine[]): Promise<void> {
  const ledger = openLedger(shop.databaseUrl)
  const held = await ledger.held()
  const expected = before.map(({ variantId, onHand }) => ({
    variantId,
    onHand,
    reserved: held.get(variantId) ?? 0,
  }))
  expect(await ledger.stock()).toEqual(expected)
  // One unit of one piece and two of another for every buyer.
  const sum = (units: Iterable<number>) => [...units].reduce((all, each) => all + each, 0)
  const heldBefore = sum(before.map(({ reserved }) => reserved))
  expect(sum(held.values()) - heldBefore).toBe(3 * BUYERS)
}
