import { expect, test } from 'vitest'
import { toBounceKind } from './refusal.ts'

test.each([
  ['RCPT TO', 550, '550 5.1.1 no such user', 'hard'],
  ['RCPT TO', 550, '550 no such user', 'hard'],
  ['RCPT TO', 550, '550 5.2.1 mailbox disabled', 'hard'],
  ['RCPT TO', 552, '552 5.2.2 mailbox full', 'soft'],
  ['RCPT TO', 550, '550 5.7.1 blocked by policy', 'soft'],
  ['RCPT TO', 554, '554 refused', 'soft'],
  ['DATA', 554, '554 5.7.1 looks like spam', 'soft'],
  ['RCPT TO', 451, '451 4.7.1 greylisted, try again later', null],
  ['RCPT TO', 450, '450 busy', null],
  ['DATA', 452, '452 out of space', null],
  ['MAIL FROM', 550, '550 unknown sender', null],
  ['AUTH PLAIN', 535, '535 5.7.8 wrong password', null],
  ['CONN', 554, '554 no service', null],
  ['RCPT TO', 0, '', null],
] as const)('after %s, %i %s is a refusal of the kind %s', (command, code, text, kind) => {
  expect(toBounceKind({ command, code, text })).toBe(kind)
})
