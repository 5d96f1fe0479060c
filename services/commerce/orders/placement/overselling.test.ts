import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { readySampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database)
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD }, expectedTotal: euros('100.0') }

test('of 200 orders placed at once for 5 units exactly 5 succeed', { timeout: 120_000 }, async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 5 })
  const ready = await Promise.all(Array.from({ length: 200 }, () => readySampleCheckout(service, [gid, 1])))
  const responses = await Promise.all(ready.map((checkout) => checkout.place(byCard)))
  const outcomes = Object.groupBy(responses, ({ status, body }) => body.code ?? String(status))
  expect(outcomes['201']).toHaveLength(5)
  expect(outcomes['units-exhausted']).toHaveLength(195)
  const { rows } = await database.pool.query(
    `select i.on_hand, i.reserved, sum(l.reserved)::int as ordered, count(distinct o.number)::int as numbers
     from commerce.inventory i join commerce.order_lines l on l.variant_id = i.variant_id
     join commerce.orders o on o.id = l.order_id where i.variant_id = $1 group by 1, 2`,
    [variantId],
  )
  expect(rows).toEqual([{ on_hand: 5, reserved: 5, ordered: 5, numbers: 5 }])
})

test('orders for the same pieces in any order do not deadlock', async () => {
  const pieces = await Promise.all(Array.from({ length: 4 }, () => addPiece(database, { onHand: 30 })))
  const ready = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      const turned = [...pieces.slice(turn % 4), ...pieces.slice(0, turn % 4)]
      return readySampleCheckout(service, ...turned.map(({ gid }): [string, number] => [gid, 1]))
    }),
  )
  const expectedTotal = euros('400.0')
  const responses = await Promise.all(ready.map((checkout) => checkout.place({ ...byCard, expectedTotal })))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(30)
  expect(responses.filter(({ body }) => body.code === 'units-exhausted')).toHaveLength(10)
})

function euros(amount: string) {
  return { amount, currencyCode: 'EUR' as const }
}
