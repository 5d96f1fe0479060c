import { expect, test } from 'vitest'
import { maskEmail } from './masked-email.ts'

test.each([
  ['anna@example.com', 'a•••a@example.com'],
  ['a.very.long.name@studio.example', 'a•••e@studio.example'],
  ['ab@example.com', 'a•••@example.com'],
  ['abc@example.com', 'a•••@example.com'],
  ['abcd@example.com', 'a•••d@example.com'],
  ['a@example.com', '•••@example.com'],
  ['"a@b"@example.com', '"•••"@example.com'],
  ['émilie@example.com', 'é•••e@example.com'],
  ['not an address', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
