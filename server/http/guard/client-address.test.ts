import { expect, test } from 'vitest'
import { clientAddress, visitorKey } from './client-address.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never

test('without a trusted proxy the forwarded address is ignored', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.2.3.4' })
  expect(clientAddress(headers, from('9.9.9.9'), 0)).toBe('9.9.9.9')
})

test('behind trusted proxies it is the address that the outermost of them saw', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.2' })
  expect(clientAddress(headers, from('10.0.0.1'), 2)).toBe('1.2.3.4')
})

test('a visitor key does not reveal the address, and depends on the secret', () => {
  expect(visitorKey('1.2.3.4', 'a')).not.toContain('1.2.3.4')
  expect(visitorKey('1.2.3.4', 'a')).not.toBe(visitorKey('1.2.3.4', 'b'))
})

test('all IPv6 addresses of a household count as one', () => {
  expect(visitorKey('2001:db8:1:2::1', 's')).toBe(visitorKey('2001:db8:1:2:ffff::9', 's'))
  expect(visitorKey('2001:db8:1:2::1', 's')).not.toBe(visitorKey('2001:db8:1:3::1', 's'))
  expect(visitorKey('::ffff:1.2.3.4', 's')).toBe(visitorKey('1.2.3.4', 's'))
})
