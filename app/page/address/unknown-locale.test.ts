import { expect, test } from 'vitest'
import { isUnknownLocale } from './unknown-locale.ts'

test.each([
  [{}, '/countries', false],
  [{ locale: 'de-at' }, '/de-at/countries', false],
  [{ locale: 'nowhere' }, '/nowhere/countries', true],
  [{ locale: 'xx-yy' }, '/xx-yy', true],
  [{ locale: 'de-zz' }, '/de-zz', true],
])('%j at %s: %s', (params, pathname, isUnknown) => {
  expect(isUnknownLocale(params, new URL(pathname, 'https://shop.test'))).toBe(isUnknown)
})
