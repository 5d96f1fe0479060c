import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { CART_DAYS, removeOldCarts } from '../jobs.ts'
import { carts } from '../tables/cart-tables.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const now = new Date('2026-11-22T09:00:00Z')

test('any number of carts are removed once they can no longer be opened', async () => {
  const limit = now.getTime() - CART_DAYS * 86_400_000
  const used = [...Array.from({ length: 1200 }, () => new Date(limit - 1)), new Date(limit), now]
  await database.db.insert(carts).values(
    used.map((usedAt, index) => ({
      token: `cart-${index}`,
      secretDigest: 'digest',
      countryCode: 'IT',
      language: 'it' as const,
      createdAt: usedAt,
      updatedAt: usedAt,
      usedAt,
    })),
  )
  await removeOldCarts(database, now)
  const left = await database.db.select({ usedAt: carts.usedAt }).from(carts)
  expect(left.map(({ usedAt }) => usedAt.getTime()).sort()).toEqual([limit, now.getTime()])
})
