import { expect, test } from 'vitest'
import { closeShop } from '../main.ts'

/**
 * The parts of a shop, which record the order in which they are closed. `settled` resolves first if a part waits for
 * it.
 */
function parts(appCloses: Promise<void> = Promise.resolve()) {
  const order: string[] = []
  const note = (what: string) => void order.push(what)
  const socket = { leave: () => note('connections end'), close: async () => note('listening stops') }
  const app = {
    leave: () => note('not ready'),
    close: async () => {
      note('jobs end')
      await appCloses
      note('pool closes')
    },
  }
  return { order, shop: { socket, app, database: { stop: async () => note('database stops') } } }
}

// spec 8: a shop that stops is not ready first, and closes its database last
test('a closing shop first becomes unready, and its database stops last', async () => {
  const { order, shop } = parts()
  await closeShop(shop, { delayMs: 0 })
  expect(order).toEqual([
    'not ready',
    'connections end',
    'listening stops',
    'jobs end',
    'pool closes',
    'database stops',
  ])
})

test('a shop that is no longer ready still listens until a load balancer has noticed', async () => {
  const { order, shop } = parts()
  const closed = closeShop(shop, { delayMs: 20 })
  expect(order).toEqual(['not ready', 'connections end'])
  await closed
  expect(order.at(-1)).toBe('database stops')
})

test('a job that does not end does not keep the database from stopping', async () => {
  const { order, shop } = parts(new Promise(() => {}))
  await closeShop(shop, { delayMs: 0, appLimitMs: 10 })
  expect(order.slice(-2)).toEqual(['jobs end', 'database stops'])
})

test('a partly started shop closes the parts that started', async () => {
  const { order, shop } = parts()
  await closeShop({ socket: shop.socket, app: null, database: null }, { delayMs: 0 })
  expect(order).toEqual(['connections end', 'listening stops'])
})
