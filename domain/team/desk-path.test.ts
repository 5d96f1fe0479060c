import { expect, test } from 'vitest'
import { deskPath } from './desk-path.ts'

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
