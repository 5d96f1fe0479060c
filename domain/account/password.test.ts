import { expect, test } from 'vitest'
import {
  containsPersonalData,
  SIGN_UP_PASSWORD,
  TRADE_PASSWORD,
  validateConfirmation,
  validatePassword,
} from './password.ts'

test.each([
  ['', 'missing'],
  ['1234567', 'too-short'],
  ['12345678', null],
  ['x'.repeat(64), null],
  ['x'.repeat(65), 'too-long'],
  ['👩‍🎨'.repeat(2), 'too-short'],
] as const)('a sign-up password "%s" is %s', (password, error) => {
  expect(validatePassword(password, SIGN_UP_PASSWORD)).toBe(error)
})

// spec 5: trade password: 8 to 25 characters
test.each([
  ['x'.repeat(25), null],
  ['x'.repeat(26), 'too-long'],
] as const)('a trade password "%s" is %s', (password, error) => {
  expect(validatePassword(password, TRADE_PASSWORD)).toBe(error)
})

test.each([
  ['secret-one', '', 'missing'],
  ['secret-one', 'secret-two', 'different'],
  ['secret-one', 'secret-one', null],
] as const)('%s confirmed by "%s" is %s', (password, confirmation, error) => {
  expect(validateConfirmation(password, confirmation)).toBe(error)
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
  expect(containsPersonalData(password, { email, shopName: 'Falegnameria' })).toBe(isPersonal)
})
