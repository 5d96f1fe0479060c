import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { productTranslations } from '../tables/catalogue-tables.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database)

async function titlesIn(language: string, { orderId, orderToken }: { orderId: string; orderToken: string }) {
  const search = new URLSearchParams({ token: orderToken, language })
  const response = await service.fetch(new Request(`http://commerce/checkout/orders/${orderId}?${search}`))
  const order = (await response.json()) as { language: string; lines: { title: string }[] }
  return [order.language, order.lines.map(({ title }) => title)]
}

// spec 1: an order is read in the language of its page
test('an order names its pieces in the language of who reads it, and as they were ordered where there is none', async () => {
  const translated = await addPiece(database, { title: 'Lampada Luna' })
  const other = await addPiece(database, { title: 'Vaso Alba' })
  await database.db.insert(productTranslations).values([
    { productId: translated.productId, language: 'de', title: 'Leuchte Luna' },
    { productId: translated.productId, language: 'en', title: 'Luna lamp' },
  ])
  const checkout = await readySampleCheckout(service, [translated.gid, 1], [other.gid, 1])
  const { body } = await checkout.place()
  const placed = { orderId: String(body.orderId), orderToken: String(body.orderToken) }
  const [own, titles] = await titlesIn('xx', placed)
  expect((await titlesIn(String(own), placed))[1]).toEqual(titles)
  expect((await titlesIn('de', placed))[1]).toEqual(['Leuchte Luna', 'Vaso Alba'])
})
