import { expect, test } from 'vitest'
import { toNetwork } from '#domain/visitor/network.ts'
import { clientNetwork, visitorKey } from './client-address.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never

test('without a trusted proxy the forwarded address is ignored', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.2.3.4' })
  expect(clientNetwork(headers, from('9.9.9.9'), 0)).toBe('9.9.9.9')
})

test('behind trusted proxies it is the address that the outermost of them saw', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.2' })
  expect(clientNetwork(headers, from('10.0.0.1'), 2)).toBe('1.2.3.4')
})

test('a visitor key does not reveal the address, and depends on the secret', () => {
  expect(visitorKey(toNetwork('1.2.3.4'), 'a')).not.toContain('1.2.3.4')
  expect(visitorKey(toNetwork('1.2.3.4'), 'a')).not.toBe(visitorKey(toNetwork('1.2.3.4'), 'b'))
})

test.each([
  ['1.2.3.4:5000', '1.2.3.4:5001'],
  ['[2001:db8::1]:5000', '2001:db8:0:0:ffff::9'],
  ['::ffff:102:304', '1.2.3.4'],
])('%s and %s, as proxies write them, are one network', (one, other) => {
  const [key, otherKey] = [one, other].map((address) =>
    clientNetwork(new Headers({ 'x-forwarded-for': address }), from('10.0.0.1'), 1),
  )
  expect(key).toBe(otherKey)
})
