import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart } from '#tests/support/samples/sample-cart.ts'
import { sampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { CHECKOUT_DAYS, removeOldCheckouts } from '../../jobs.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

test('details of a checkout without an order are deleted after 30 days, but not the cart', async () => {
  const start = TEST_TIME
  const service = sampleShop(database)
  const { gid } = await addPiece(database)
  const { id } = await createSampleCart(createExecute(service), 'IT', [gid, 1])
  const checkout = sampleCheckout(service, id)
  await checkout.save()
  await removeOldCheckouts(database, start)
  expect(await checkout.state()).toMatchObject({ email: 'ada@example.com' })
  await removeOldCheckouts(database, new Date(start.getTime() + (CHECKOUT_DAYS + 1) * 86_400_000))
  expect(await checkout.state()).toMatchObject({ status: 'open', email: null, address: null })
  const { rows } = await database.pool.query('select * from commerce.checkouts')
  expect(rows).toEqual([])
})
