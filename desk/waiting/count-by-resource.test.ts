import { expect, test } from 'vitest'
import { countByResource } from './count-by-resource.ts'

test('the tasks of a resource are added up, without those that another one includes', () => {
  const counts = countByResource([
    { resource: 'orders', within: 'orders-to-ship', count: 2 },
    { resource: 'orders', within: null, count: 4 },
    { resource: 'orders', within: null, count: 7 },
    { resource: 'emails', within: null, count: 1 },
  ])
  expect([...counts]).toEqual([
    ['orders', 11],
    ['emails', 1],
  ])
})
