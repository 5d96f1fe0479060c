import { expect, test } from 'vitest'
import { validateEmail, validateNewPassword } from './sign-in-screen.ts'

// spec 5: sign-up and password messages
test.each([
  ['', '', { password: 'password-unset', confirmation: 'confirmation-missing' }],
  ['short', 'short', { password: 'password-too-short' }],
  ['x'.repeat(65), 'x'.repeat(65), { password: 'password-too-long' }],
  ['long enough', '', { confirmation: 'confirmation-missing' }],
  ['long enough', 'long enougH', { confirmation: 'passwords-differ' }],
  ['long enough', 'long enough', {}],
])('the password "%s" repeated as "%s": %j', (password, confirmation, faults) => {
  expect(validateNewPassword(password, confirmation)).toEqual(faults)
})

test.each([
  ['', { email: 'email-missing' }],
  ['anna', { email: 'email-invalid' }],
  ['anna@example', { email: 'email-invalid' }],
  ['anna@example.com', {}],
])('the address "%s": %j', (email, faults) => {
  expect(validateEmail(email)).toEqual(faults)
})
