import { expect, test } from 'vitest'
import { mayOpenCheckout } from './checkout-access.ts'

test.each([
  ['nobody yet', 'a stranger', null, false, null, true],
  ['nobody yet', 'a customer', null, false, 'ada', true],
  ['a guest', 'the same browser', { customerId: null }, true, null, true],
  ['a guest', 'the same browser, now signed in', { customerId: null }, true, 'ada', true],
  ['a guest', 'another browser', { customerId: null }, false, null, false],
  ['a guest', 'a customer in another browser', { customerId: null }, false, 'ada', false],
  ['a customer', 'the same browser', { customerId: 'ada' }, true, 'ada', true],
  ['a customer', 'the same browser after the session ended', { customerId: 'ada' }, true, null, true],
  ['a customer', 'their other browser', { customerId: 'ada' }, false, 'ada', true],
  ['a customer', 'another customer in the same browser', { customerId: 'ada' }, true, 'eve', false],
  ['a customer', 'another customer elsewhere', { customerId: 'ada' }, false, 'eve', false],
  ['a customer', 'a stranger', { customerId: 'ada' }, false, null, false],
] as const)('a checkout of %s, opened by %s: %#', (_, __, owner, isSameBrowser, customerId, expected) => {
  expect(mayOpenCheckout(owner, { isSameBrowser, customerId })).toBe(expected)
})
