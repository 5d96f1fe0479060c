import { expect, test } from 'vitest'
import { mayOpenCart, ownerAfter } from './cart-ownership.ts'

const SERVER = { isServer: true, customerId: null }
const STRANGER = { isServer: false, customerId: null }
const ADA = { isServer: false, customerId: 'ada' }

test.each([
  ['a stranger', STRANGER, null, true],
  ['a stranger', STRANGER, 'ada', false],
  ['a customer', ADA, null, true],
  ['a customer', ADA, 'ada', true],
  ['a customer', ADA, 'bea', false],
  ['a server', SERVER, null, true],
  ['a server', SERVER, 'bea', true],
] as const)('%s (%o) opens the cart of %s: %s', (_, caller, ownerId, opens) => {
  expect(mayOpenCart({ ownerId }, caller)).toBe(opens)
})

test.each([
  ['a guest', null, null, null],
  ['a guest', null, 'ada', 'ada'],
  ['ada', 'ada', 'ada', 'ada'],
  ['ada', 'ada', null, 'ada'],
  ['ada', 'ada', 'bea', 'another-customer'],
])('the cart of %s (%s) that is given to %s is then of %s', (_, ownerId, customerId, owner) => {
  expect(ownerAfter({ ownerId }, customerId)).toBe(owner)
})
