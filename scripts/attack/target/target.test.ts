import { expect, test } from 'vitest'
import { loopbackAddress } from './target.ts'

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1', 3000],
  ['http://127.8.8.8:81/x', '127.8.8.8', 81],
  ['http://localhost', '127.0.0.1', 80],
  ['http://[::1]:3000', '::1', 3000],
])('%s is on this machine', (text, host, port) => {
  expect(loopbackAddress(text)).toEqual({ host, port })
})

test.each([
  'http://shop.example:3000',
  'https://127.0.0.1:3000',
  'http://127.0.0.1.evil.example',
  'http://10.0.0.1',
  'http://0.0.0.0:3000',
  'http://evil@192.168.1.1',
  '127.0.0.1:3000',
  '',
])('%j is not attacked', (text) => {
  expect(() => loopbackAddress(text)).toThrow('only a shop on this machine')
})
