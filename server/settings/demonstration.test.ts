import { expect, test } from 'vitest'
import { demonstrationMode } from './demonstration.ts'

const LOCAL = {
  wish: undefined,
  isProduction: false,
  hasOwnDatabase: false,
  host: '127.0.0.1',
  publicOrigin: 'http://localhost:3000',
  trustedProxies: 0,
}

test.each([
  ['nothing set', {}, 'assumed'],
  ['production alone, on this machine', { isProduction: true }, 'assumed'],
  ['a database alone', { hasOwnDatabase: true }, 'assumed'],
  ['production with a database', { isProduction: true, hasOwnDatabase: true }, 'off'],
  ['an address that others reach', { host: '0.0.0.0' }, 'off'],
  ['an origin that others reach', { publicOrigin: 'http://shop.example' }, 'off'],
  ['an origin on TLS', { publicOrigin: 'https://shop.example' }, 'off'],
  ['a proxy in front', { trustedProxies: 1 }, 'off'],
  ['the wish against it', { wish: 'no' }, 'off'],
  ['the wish for it', { wish: 'yes', isProduction: true, hasOwnDatabase: true, host: '0.0.0.0' }, 'chosen'],
] as const)('with %s: %o is a demonstration %s', (_, settings, mode) => {
  expect(demonstrationMode({ ...LOCAL, ...settings })).toBe(mode)
})

test.each([
  [{ wish: 'yes', publicOrigin: 'https://shop.example' }],
  [{ publicOrigin: 'https://localhost' }],
] as const)('a demonstration is not served over https: %o does not start', (settings) => {
  expect(() => demonstrationMode({ ...LOCAL, ...settings })).toThrow(/^PUBLIC_URL is https:[^\n]+$/)
})
