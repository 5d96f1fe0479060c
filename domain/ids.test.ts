import { expect, test } from 'vitest'
import { globalId, idNumber, type ProductId } from './ids.ts'

test.each([
  ['gid://shopify/Product/42', '42'],
  ['gid://shopify/Customer/4f6b8f0e-0000-4000-8000-000000000000', '4f6b8f0e-0000-4000-8000-000000000000'],
  ['42', '42'],
  ['gid://shopify/Product/', ''],
])('the number of %s is %j', (id, number) => {
  expect(idNumber(id)).toBe(number)
})

test('an id is written with its kind, and read back', () => {
  const id: ProductId = globalId('Product', 42)
  expect(id).toBe('gid://shopify/Product/42')
  expect(idNumber(id)).toBe('42')
})
