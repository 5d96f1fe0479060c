import { expect, test } from 'vitest'
import { isLocalCaller } from './local-caller.ts'

const from = (remoteAddress: string, httpVersion = '1.1') =>
  ({ incoming: { httpVersion, socket: { remoteAddress } } }) as never
const ORIGIN = 'https://shop.example'
const host = 'localhost:3000'

test.each([
  ['127.0.0.1', { host }, true],
  ['::1', { host: '[::1]:3000' }, true],
  ['::ffff:127.0.0.1', { host: 'shop.example' }, true],
  ['10.0.0.1', { host }, false],
  ['10.0.0.1', { host, 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { host: 'rebound.example' }, false],
  ['127.0.0.1', {}, false],
])('from %s with %o somebody on this machine calls: %s', (address, headers, isLocal) => {
  expect(isLocalCaller(new Headers(headers as HeadersInit), from(address), ORIGIN)).toBe(isLocal)
})

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'CF-Connecting-IP',
])('a call that carries %s speaks for somebody else', (name) => {
  expect(isLocalCaller(new Headers({ host, [name]: '127.0.0.1' }), from('127.0.0.1'), ORIGIN)).toBe(false)
})

test('so does HTTP/1.0, as used by a proxy that adds no header', () => {
  expect(isLocalCaller(new Headers({ host }), from('127.0.0.1', '1.0'), ORIGIN)).toBe(false)
})
