import { expect, test } from 'vitest'
import { groupByWarehouse, parseWarehouse, resolveWarehouse, type Warehouse } from './warehouse.ts'

test.each([
  [true, null, 'in-house'],
  [false, null, 'other'],
  [true, 'other', 'other'],
  [false, 'in-house', 'in-house'],
] as const)('ready to ship %s, kept at %s: leaves from %s', (isReadyToShip, warehouse, expected) => {
  expect(resolveWarehouse({ isReadyToShip, customProperties: { warehouse } })).toBe(expected)
})

// spec 3: cart: items grouped by warehouse, in-house versus others
test('the lines of a bag are split by warehouse and keep their order', () => {
  const line = (id: number, warehouse: Warehouse) => ({ id, product: { warehouse } })
  const cart = [line(1, 'other'), line(2, 'in-house'), line(3, 'other'), line(4, 'in-house')]
  const { inHouse, others } = groupByWarehouse(cart)
  expect(inHouse.map(({ id }) => id)).toEqual([2, 4])
  expect(others.map(({ id }) => id)).toEqual([1, 3])
})

test.each([
  ['in-house', 'in-house'],
  ['other', 'other'],
  ['IN-HOUSE', null],
  [undefined, null],
])('%j names the warehouse %j', (value, warehouse) => {
  expect(parseWarehouse(value)).toBe(warehouse)
})
