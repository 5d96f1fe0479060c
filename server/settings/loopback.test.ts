import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['', false],
])('%s is this machine: %s', (name, isLoopback) => {
  expect(isLoopbackHost(name)).toBe(isLoopback)
})
