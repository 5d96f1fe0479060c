import { expect, test } from 'vitest'
import { mayOpenCheckout } from './checkout-access.ts'

const guest = { customerId: null }
const ada = { customerId: 'ada' }

test.each([
  ['nobody yet', 'a stranger', null, null, false, null, true],
  ['nobody yet', 'a customer', null, null, false, 'ada', true],
  ['nobody yet, in the cart of a customer', 'that customer', 'ada', null, false, 'ada', true],
  ['nobody yet, in the cart of a customer', 'a stranger', 'ada', null, false, null, false],
  ['nobody yet, in the cart of a customer', 'another customer', 'ada', null, false, 'eve', false],
  ['a guest', 'the same browser', null, guest, true, null, true],
  ['a guest', 'the same browser, now signed in', null, guest, true, 'ada', true],
  ['a guest', 'the same browser, now signed in with the cart', 'ada', guest, true, 'ada', true],
  ['a guest', 'another browser', null, guest, false, null, false],
  ['a guest', 'a customer in another browser', null, guest, false, 'ada', false],
  ['a guest', 'the account that has claimed the cart', 'eve', guest, false, 'eve', false],
  ['a guest', 'the same browser, after the cart was claimed', 'eve', guest, true, null, false],
  ['a customer', 'the same browser', 'ada', ada, true, 'ada', true],
  ['a customer', 'the same browser after the session ended', 'ada', ada, true, null, true],
  ['a customer', 'their other browser', 'ada', ada, false, 'ada', true],
  ['a customer', 'another customer in the same browser', 'ada', ada, true, 'eve', false],
  ['a customer', 'another customer elsewhere', null, ada, false, 'eve', false],
  ['a customer', 'a stranger', null, ada, false, null, false],
  ['a customer', 'the customer, after the cart was claimed', 'eve', ada, true, 'ada', false],
] as const)(
  'a checkout of %s, opened by %s: %#',
  (_, __, cartCustomerId, owner, isSameBrowser, customerId, may) => {
    expect(mayOpenCheckout({ cartCustomerId, owner }, { isSameBrowser, customerId })).toBe(may)
  },
)
