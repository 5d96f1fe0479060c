import { expect, test } from 'vitest'
import { sanitizeInviterName } from './inviter-name.ts'

test.each([
  ['Livia Marchetti', 'Livia Marchetti'],
  ['  Inès  D’Angelo-Müller ', 'Inès D’Angelo-Müller'],
  ['Dr. Rossi & Sons', 'Dr. Rossi & Sons'],
  ['evil.example/path', 'evil. example path'],
  ['https://evil.example', 'https evil. example'],
  ['<b>Livia</b>\nYou won', 'b Livia b You won'],
  ['me@evil.example', 'me evil. example'],
  ['://', ''],
  ['x'.repeat(100), 'x'.repeat(60)],
])('%j is called %j in an invitation', (typed, expected) => {
  expect(sanitizeInviterName(typed)).toBe(expected)
})
