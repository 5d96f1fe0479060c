import { expect, test } from 'vitest'
import { confirmationFault, passwordFault, SIGN_UP_PASSWORD, TRADE_PASSWORD } from './password.ts'

test.each([
  ['', 'missing'],
  ['1234567', 'too-short'],
  ['12345678', null],
  ['x'.repeat(64), null],
  ['x'.repeat(65), 'too-long'],
  ['👩‍🎨'.repeat(2), 'too-short'],
] as const)('a sign-up password "%s" is %s', (password, fault) => {
  expect(passwordFault(password, SIGN_UP_PASSWORD)).toBe(fault)
})

test.each([
  ['x'.repeat(25), null],
  ['x'.repeat(26), 'too-long'],
] as const)('a trade password "%s" is %s', (password, fault) => {
  expect(passwordFault(password, TRADE_PASSWORD)).toBe(fault)
})

test.each([
  ['secret-one', '', 'missing'],
  ['secret-one', 'secret-two', 'different'],
  ['secret-one', 'secret-one', null],
] as const)('%s confirmed by "%s" is %s', (password, confirmation, fault) => {
  expect(confirmationFault(password, confirmation)).toBe(fault)
})
