import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

test('a task leads to its list, filtered and in its order', () => {
  const filter = { status: 'active', stock: 'out' }
  const sort = { field: 'updatedAt', isDescending: false }
  const [path, query] = listAddress({ resource: 'products', filter, sort }).split('?')
  expect(path).toBe('/products')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    filter: JSON.stringify(filter),
    displayedFilters: '{"status":true,"stock":true}',
    page: '1',
    sort: 'updatedAt',
    order: 'ASC',
  })
})

test('a task without an order leaves that of the list', () => {
  expect(listAddress({ resource: 'emails', filter: {}, sort: null })).not.toContain('sort=')
})
