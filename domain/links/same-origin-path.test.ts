import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

test.each([
  ['/', '/'],
  ['/de-de/products/x?v=1#top', '/de-de/products/x?v=1#top'],
  ['/a/../b', '/b'],
  ['/a//evil.example', '/a//evil.example'],
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
])('%j is the page %s', (text, address) => {
  expect(sameOriginPath(text)).toBe(address)
})

test.each([
  '',
  'page',
  'https://evil.example/',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.%2E/%2e//evil.example',
  '/./\\evil.example',
  '/.//user@evil.example',
  '/.//[',
  '/.//evil。example',
])('%j is none of ours', (text) => {
  expect(sameOriginPath(text)).toBeNull()
})

test('every result keeps a browser on our origin', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'en-us',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3, unit: 'binary' })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(text, (words) => {
      const address = sameOriginPath(`/${words.join('')}`)
      if (address === null) return
      expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example')
      expect(sameOriginPath(address)).toBe(address)
    }),
    { numRuns: 5_000 },
  )
})
