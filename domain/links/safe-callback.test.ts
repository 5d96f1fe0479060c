import { expect, test } from 'vitest'
import { safeCallback } from './safe-callback.ts'

test.each([
  ['/de-de/products/x?v=1', '/de-de/products/x?v=1'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/.//evil.example', '/'],
  ['/x#top', '/x'],
  ['/login', '/'],
  ['/login?callback=/x', '/'],
  ['/it-it/sign-in/abc', '/'],
  ['/api/auth/logout', '/'],
  ['/logins', '/logins'],
])('the callback %j becomes %s', (requested, path) => {
  expect(safeCallback(requested)).toBe(path)
})
