import { expect, test } from 'vitest'
import {
  confirmationFault,
  isPersonalPassword,
  passwordFault,
  SIGN_UP_PASSWORD,
  TRADE_PASSWORD,
} from './password.ts'

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

// spec 5: trade password: 8 to 25 characters
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

test.each([
  ['anna.rossi@example.com', 'anna.rossi@example.com', true],
  ['a long Anna.Rossi night', 'anna.rossi@example.com', true],
  ['a long anna rossi night', 'anna.rossi@example.com', false],
  ['abcd a long night', 'abcd@example.com', true],
  ['abc a long night', 'abc@example.com', false],
  ['Falegnameria forever', 'anna.rossi@example.com', true],
  ['FALEGNAMERIA123', 'anna.rossi@example.com', true],
  ['a long night by the sea', 'anna.rossi@example.com', false],
  ['example.com', 'anna.rossi@example.com', false],
])('"%s" tells who it is for, of %s: %s', (password, email, isPersonal) => {
  expect(isPersonalPassword(password, { email, shopName: 'Falegnameria' })).toBe(isPersonal)
})
