import { expect, test } from 'vitest'
import { countByResource, getListUrl, sortTasks } from './waiting.ts'

test('the tasks of a resource are added up, without those included in another task', () => {
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

test('late tasks come first, the others in the order of the sections', () => {
  const task = (resource: string, isLate = false) => ({ resource, isLate })
  const tasks = [task('emails'), task('chats'), task('orders'), task('products', true), task('orders', true)]
  expect(sortTasks(tasks, ['orders', 'products', 'emails'])).toEqual([
    task('orders', true),
    task('products', true),
    task('orders'),
    task('emails'),
    task('chats'),
  ])
})

test('a task links to its list with its filter and order', () => {
  const filter = { status: 'active', stock: 'out' }
  const sort = { field: 'updatedAt', isDescending: false }
  const [path, query] = getListUrl({ resource: 'products', filter, sort }).split('?')
  expect(path).toBe('/products')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    filter: JSON.stringify(filter),
    displayedFilters: '{"status":true,"stock":true}',
    page: '1',
    sort: 'updatedAt',
    order: 'ASC',
  })
})

test('a task without an order uses that of the list', () => {
  expect(getListUrl({ resource: 'emails', filter: {}, sort: null })).not.toContain('sort=')
})
