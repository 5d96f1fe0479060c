import { afterAll, expect, test } from 'vitest'
import { fillOrders } from '#scripts/bench/desk/fill-orders.ts'
import { fillPeople } from '#scripts/bench/desk/fill-people.ts'
import { fillProducts } from '#scripts/bench/desk/fill-products.ts'
import { openDesk } from '#scripts/bench/desk/open-desk.ts'
import { freshDatabase } from '#tests/support/database.ts'

/** Lists whose items are generated. Any other list is called as it is. */
const FILLED = ['/orders', '/products', '/emails', '/audit-events', '/people', '/discounts', '/customers']

const database = await freshDatabase()
const desk = await openDesk(database.url)
afterAll(async () => {
  await desk.close()
  await database.close()
})

/** The cost of each list with this many more orders, products and people. */
async function costs(count: number) {
  await fillPeople(desk.database.db, count)
  await fillOrders(desk.database.db, count)
  await fillProducts(desk.database.db, count)
  const calls = new Map<string, { statements: number; total: number | null }>()
  for (const path of desk.paths) {
    // The first call may take over changes from other services.
    await desk.call(path)
    const { statements, total } = await desk.call(path)
    calls.set(path, { statements, total })
  }
  return calls
}

test('a list of the team makes as many queries for many items as for a few', async () => {
  const few = await costs(3)
  await desk.database.pool.query(
    `truncate commerce.orders, commerce.products, commerce.discounts, mail.outbox, identity.accounts cascade`,
  )
  const many = await costs(150)
  for (const [path, { statements, total }] of many) {
    expect({ path, statements }).toEqual({ path, statements: few.get(path)?.statements })
    if (FILLED.includes(path)) expect(total, path).toBeGreaterThan(few.get(path)?.total ?? 0)
  }
  expect([...many.keys()]).toEqual(expect.arrayContaining(FILLED))
}, 60_000)
