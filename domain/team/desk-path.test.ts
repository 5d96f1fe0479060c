import { expect, test } from 'vitest'
import { deskPath, pathAfterFactor } from './desk-path.ts'

test.each([
  ['/desk', '/desk'],
  ['/desk/orders?filter=%7B%7D#top', '/desk/orders?filter=%7B%7D#top'],
  ['/desk#/orders/7', '/desk#/orders/7'],
  ['/desk/../profile', '/desk'],
  ['/desk/./orders', '/desk/orders'],
  ['/desktop', '/desk'],
  ['/profile', '/desk'],
  ['https://evil.example/desk', '/desk'],
  ['//evil.example/desk', '/desk'],
  ['/\\evil.example/desk', '/desk'],
  ['/desk/sign-in?returnTo=/desk', '/desk'],
  ['/desk/api/session', '/desk'],
  ['/desk/callback', '/desk'],
  ['', '/desk'],
  [null, '/desk'],
])('%s returns to %s', (given, path) => {
  expect(deskPath(given)).toBe(path)
})

test.each([
  ['/desk/orders', '/desk/orders'],
  ['/profile/password', '/profile/password'],
  ['/de-at/profile/email', '/de-at/profile/email'],
  ['/it-it/profile/passkeys', '/it-it/profile/passkeys'],
  ['/profile/deletion', '/desk'],
  ['/de-at/profile/password?x', '/desk'],
  ['//evil.example/profile/password', '/desk'],
  ['/\\evil.example/profile/password', '/desk'],
  ['https://evil.example/profile/password', '/desk'],
  [null, '/desk'],
])('after the second factor, %s returns to %s', (given, path) => {
  expect(pathAfterFactor(given)).toBe(path)
})
