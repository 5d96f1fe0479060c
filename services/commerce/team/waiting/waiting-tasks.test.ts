import { afterAll, expect, test } from 'vitest'
import type { WaitingTask } from '#contracts/team/waiting.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { asTeam, readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const { call } = sampleTeam(database, shop)
const { gid, variantId } = await addPiece(database, { onHand: 50, attributes: { isReadyToShip: 'true' } })

async function tasks(role = 'admin'): Promise<Map<string, WaitingTask>> {
  const { body } = await call('/waiting', { role })
  return new Map(body.items.map((item: WaitingTask) => [item.task, item]))
}
/** The items of the list that a task links to. */
async function listed({ resource, filter }: WaitingTask) {
  const { status, body } = await call(filtered(`/${resource}`, filter))
  return [status, body.total]
}
async function order() {
  const { body } = await (await readySampleCheckout(shop, [gid, 1])).place()
  return String(body.orderId)
}

test('an order waits for its transfer, then to be shipped, and is late after its day', async () => {
  const id = await order()
  const { item } = (await call(`/orders/${id}`)).body
  const expected = (await tasks('care')).get('transfers-expected')
  expect(expected).toMatchObject({ count: 1, role: 'orders', since: item.placedAt })
  expect(expected?.first[0]).toEqual({ text: item.number })
  expect(expected && (await listed(expected))).toEqual([200, 1])

  await asTeam(shop, id, 'payment')
  const paid = await tasks('orders')
  expect([...paid.keys()]).toEqual(['orders-to-ship'])
  expect(paid.get('orders-to-ship')?.first).toContainEqual({ pieces: 1 })
  expect(paid.get('orders-to-ship')?.first).toContainEqual({ dueOn: item.shipBy })

  await database.pool.query("update commerce.orders set ship_by = '2026-01-09' where id = $1", [id])
  const late = (await tasks()).get('orders-late')
  expect(late).toMatchObject({
    count: 1,
    isLate: true,
    within: 'orders-to-ship',
    since: '2026-01-09T23:00:00.000Z',
  })
  expect(late && (await listed(late))).toEqual([200, 1])

  const { version } = (await call(`/orders/${id}`)).body.item
  await call(`/orders/${id}/ship`, {
    body: { version, input: { shipment: 0, company: 'DHL', number: '1' } },
  })
  expect((await call(`/orders/${id}`)).body.item.shipBy).toBeNull()
  expect([...(await tasks('orders')).keys()]).toEqual([])
})

test('a piece waits from the moment its last unit is sold until there are more', async () => {
  const soldOut = async () => (await tasks('catalogue')).get('products-sold-out')
  expect(await soldOut()).toBeUndefined()
  await database.pool.query('update commerce.inventory set on_hand = reserved where variant_id = $1', [
    variantId,
  ])
  const task = await soldOut()
  expect(task).toMatchObject({ count: 1, since: expect.any(String), first: [{ text: expect.any(String) }] })
  expect(task && (await listed(task))).toEqual([200, 1])
  await database.pool.query('update commerce.inventory set on_hand = reserved where variant_id = $1', [
    variantId,
  ])
  expect(await soldOut()).toEqual(task)
  await database.pool.query('update commerce.inventory set on_hand = reserved + 1 where variant_id = $1', [
    variantId,
  ])
  expect(await soldOut()).toBeUndefined()
})

test('a piece without a picture or a text waits for the catalogue, and its link leads to it', async () => {
  const found = await tasks('catalogue')
  const pictures = found.get('pictures-missing')
  const texts = found.get('texts-missing')
  expect(pictures && (await listed(pictures))).toEqual([200, pictures?.count])
  expect(texts && (await listed(texts))).toEqual([200, texts?.count])
  expect(texts?.first).toEqual(
    ['de', 'es', 'fr', 'it'].map((language) => ({ language, count: texts?.count })),
  )
  expect((await tasks('orders')).has('pictures-missing')).toBe(false)
})
