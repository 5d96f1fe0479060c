import { afterAll, beforeEach, expect, test } from 'vitest'
import { createServerClient } from '#clients/calls/call-client.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { stockNoticesCalls } from '#contracts/stock-notice.ts'
import { PRODUCT_CHANGES } from '#services/commerce/changes/product-changes.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import { readCursor } from '#services/kernel/database/cursors.ts'
import { productChanges } from '#tests/support/change-sources.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { addPiece, type SamplePiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { stockRequest } from '#tests/support/samples/stock-request.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { createStockNotices, stockNoticesJob } from '#workers/stock-notices/stock-notices.ts'

const database = await freshDatabase('kernel', 'commerce', 'platform', 'mail')
const { platform, client, emails } = openRequests(database, () => new Date('2026-11-24T08:00:00Z'))
const shop = sampleShop(database)
const changes = productChanges(shop)
const errors: unknown[] = []
let isPlatformDown = false
let readProducts = 0

const sources = {
  source: createCommerceClient({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: SAMPLE_PRIVATE_TOKEN,
    baseUrl: 'http://commerce.internal',
    fetch(request) {
      readProducts += 1
      return shop.fetch(request)
    },
    report: (problem) => errors.push(problem),
  }),
  notices: createServerClient(stockNoticesCalls, {
    baseUrl: 'http://platform.internal',
    fetch: async (request) =>
      isPlatformDown ? new Response(null, { status: 503 }) : platform.fetch(request),
    token: 'server',
    report: () => {},
  }),
}
const worker = createStockNotices({
  ...sources,
  database,
  changes,
  report: (error) => errors.push(error),
})
afterAll(async () => {
  await worker.close()
  await database.close()
})

beforeEach(async () => {
  await caughtUp()
  await database.pool.query('truncate platform.requests cascade; truncate mail.outbox')
  errors.length = 0
  isPlatformDown = false
})

/** A piece that is sold out and that someone is waiting for. */
async function awaitedPiece(piece: SamplePiece = {}) {
  const { productId, variantId, gid } = await addPiece(database, { ...piece, onHand: 0 })
  const awaited = { productId: `gid://shopify/Product/${productId}`, variantId: gid }
  await client.send(stockRequest(awaited), crypto.randomUUID())
  return { productId, variantId }
}

type Stored = Awaited<ReturnType<typeof awaitedPiece>>

async function changeStock({ productId, variantId }: Stored, onHand: number) {
  await database.db.transaction(async (tx) => {
    await tx.execute(`update commerce.inventory set on_hand = ${onHand} where variant_id = ${variantId}`)
    await recordChanges(tx, PRODUCT_CHANGES, [String(productId)])
  })
}

/** Resolves once the worker has handled every change. Other transactions in the database delay some. */
async function caughtUp() {
  await eventually(async () => {
    await worker.catchUp()
    const left = await changes.client.read(await readCursor(database, 'stock notices:commerce'))
    expect(left).toMatchObject({ value: { changes: [], hasMore: false } })
  })
}

async function setStock(piece: Stored, onHand: number) {
  await changeStock(piece, onHand)
  await caughtUp()
}

const sent = async () => (await emails()).filter(({ kind }) => kind === 'request-back-in-stock').length

// spec 1: back in stock: one email when a variant is back, and no second
test('who waits for a variant is emailed once it is back, and not again when it changes', async () => {
  const piece = await awaitedPiece()
  await setStock(piece, 0)
  expect(await sent()).toBe(0)
  await setStock(piece, 3)
  expect(await sent()).toBe(1)
  await setStock(piece, 0)
  await setStock(piece, 2)
  expect(await sent()).toBe(1)
  expect(errors).toEqual([])
})

test('a variant that is sold out again by then is still awaited', async () => {
  const piece = await awaitedPiece()
  isPlatformDown = true
  await changeStock(piece, 3)
  await eventually(async () => {
    await worker.catchUp()
    expect(errors).not.toEqual([])
  })
  isPlatformDown = false
  await setStock(piece, 0)
  expect(await sent()).toBe(0)
  await setStock(piece, 1)
  expect(await sent()).toBe(1)
})

test.each<[string, string, SamplePiece]>([
  ['deleted', 'delete from commerce.products where id = $1', {}],
  ['withdrawn', "update commerce.products set status = 'DRAFT' where id = $1", {}],
  ['available upon request by now', 'select $1::int', { sku: 'PORAMI-1' }],
  ['for internal use only', 'select $1::int', { attributes: { internalUseOnly: 'true' } }],
])('no one is emailed about a piece that is %s', async (_, change, piece) => {
  const awaited = await awaitedPiece(piece)
  await database.pool.query(change, [awaited.productId])
  await setStock(awaited, 3)
  expect(await sent()).toBe(0)
  expect(errors).toEqual([])
})

test('products for which no one waits are not read', async () => {
  const { productId, variantId } = await addPiece(database, { onHand: 0 })
  const before = readProducts
  await setStock({ productId, variantId }, 3)
  expect(readProducts).toBe(before)
})

test('a request that arrives after the variant came back is found by the next check', async () => {
  const piece = await awaitedPiece()
  await database.pool.query('update commerce.inventory set on_hand = 3 where variant_id = $1', [
    piece.variantId,
  ])
  await stockNoticesJob(sources).run(TEST_TIME)
  expect(await sent()).toBe(1)
})
