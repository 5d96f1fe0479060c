import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import {
  canonicalLocalePath,
  type Locale,
  localePath,
  parseLocale,
  resolveLocale,
  splitLocalePath,
  toLanguageTag,
  toLocalePrefix,
} from './locale.ts'
import { COUNTRIES } from './market.ts'

const countries = fc.constantFrom(...COUNTRIES.map(({ isoCode }) => isoCode))
const locales = fc
  .tuple(fc.constantFrom(...LANGUAGES), countries)
  .map(([language, country]): Locale => resolveLocale(language, country))
const paths = fc
  .array(fc.stringMatching(/^[a-z0-9-]{6,12}$/), { maxLength: 3 })
  .chain((segments) => fc.constantFrom(`/${segments.join('/')}`, `/${segments.join('/')}?q=lamp&page=2`))

test.each([
  ['de-at', { language: 'de', country: 'AT' }],
  ['en-us', { language: 'en', country: 'US' }],
  ['es-us', { language: 'es', country: 'US' }],
  ['fr-at', { language: 'de', country: 'AT' }],
  ['it-jp', { language: 'en', country: 'JP' }],
])('%s is read as %j', (text, locale) => {
  expect(parseLocale(text)).toEqual(locale)
})

test.each([
  '',
  'de',
  'at',
  'de-',
  'de_at',
  'DE-AT',
  'de-AT',
  'pt-br',
  'de-xx',
  'de-ru',
  'de-at-x',
  ' de-at',
  'xx-at',
])('"%s" is no locale', (text) => {
  expect(parseLocale(text)).toBeNull()
})

// spec 5: the requested language if supported, else the country's default, else English
test.each([
  ['de', 'AT', 'de'],
  ['en', 'AT', 'en'],
  ['fr', 'AT', 'de'],
  ['pt', 'AT', 'de'],
  [null, 'AT', 'de'],
  [undefined, 'US', 'en'],
  ['', 'JP', 'en'],
  ['fr', 'CA', 'fr'],
  ['fr', 'GB', 'en'],
] as const)('asked for %s in %s, the shop speaks %s', (requested, country, language) => {
  expect(resolveLocale(requested, country)).toEqual({ language, country })
})

// spec 2: home uses an empty path in links
// spec 5: addresses with another spelling of a locale, an unknown language or country, or a country alone, lead to the canonical one
test.each([
  ['de', 'AT', '/products/x', '/de-at/products/x'],
  ['de', 'AT', '/', '/de-at'],
  ['de', 'AT', '/?q=x', '/de-at?q=x'],
  ['de', 'AT', '/#top', '/de-at#top'],
  ['en', 'US', '/products/x', '/products/x'],
  ['en', 'US', '/', '/'],
  ['en', 'US', '/?q=x', '/?q=x'],
  ['es', 'US', '/', '/es-us'],
  ['en', 'GB', '/home/', '/en-gb/home/'],
] as const)('in %s-%s the page %s lives at %s', (language, country, path, address) => {
  expect(localePath({ language, country }, path)).toBe(address)
})

// spec 5: locale falls back to English and US when missing
test.each([
  ['/de-at/products/x', 'de-AT', '/products/x', '/de-at'],
  ['/de-at', 'de-AT', '/', '/de-at'],
  ['/de-at/', 'de-AT', '/', '/de-at'],
  ['/de-at?q=x', 'de-AT', '/?q=x', '/de-at'],
  ['/en-us/products/x', 'en-US', '/products/x', '/en-us'],
  ['/fr-at/x', 'de-AT', '/x', '/fr-at'],
  ['/products/x', 'en-US', '/products/x', null],
  ['/', 'en-US', '/', null],
  ['', 'en-US', '', null],
  ['/DE-AT/x', 'en-US', '/DE-AT/x', null],
  ['/de-xx/x', 'en-US', '/de-xx/x', null],
  ['/de-attic/x', 'en-US', '/de-attic/x', null],
  ['//de-at/x', 'en-US', '//de-at/x', null],
])('%s is read as %s, page %s, prefix %s', (pathname, tag, path, prefix) => {
  const split = splitLocalePath(pathname)
  expect(toLanguageTag(split.locale)).toBe(tag)
  expect(split).toMatchObject({ path, prefix })
})

test.each([
  ['/en-us', '/'],
  ['/de-at/', '/de-at'],
  ['/en-us/products/laguna', '/products/laguna'],
  ['/fr-at/products/laguna', '/de-at/products/laguna'],
  ['/en-us//evil.example/x', '/evil.example/x'],
  ['/ar-ae', '/en-ae'],
  ['/ar-ae/products/laguna', '/en-ae/products/laguna'],
  ['/ja-jp', '/en-jp'],
  ['/pt-br/artisans', '/en-br/artisans'],
  ['/de-DE', '/de-de'],
  ['/DE-AT/products/Laguna', '/de-at/products/Laguna'],
  ['/en_GB', '/en-gb'],
  ['/en-uk', '/en-gb'],
  ['/en-zz', '/'],
  ['/en-zz/products/laguna', '/products/laguna'],
  ['/es-zz', '/es-us'],
  ['/de-ru', '/'],
  ['/xx-yy//evil.example/x', '/evil.example/x'],
  ['/ae', '/en-ae'],
  ['/ae/', '/en-ae'],
  ['/ae/products/laguna', '/en-ae/products/laguna'],
  ['/AE//evil.example', '/en-ae/evil.example'],
  ['/de', '/de-de'],
  ['/uk/artisans', '/en-gb/artisans'],
  ['/us', '/'],
  ['/en/products/laguna', '/products/laguna'],
])('%s lives at %s', (requested, canonical) => {
  expect(canonicalLocalePath(requested)).toBe(canonical)
  expect(canonicalLocalePath(canonical)).toBe(canonical)
})

test.each([
  ...['/', '/de-at', '/products/laguna', '/zz', '/ja', '/zz/products/laguna', '/a', '/api/auth/callback'],
  ...['/de-attic/x', '/de-at-x', '//ae/x', '/%61e', '/ae.data', '/products/ae'],
])('%s is its own canonical path', (path) => {
  expect(canonicalLocalePath(path)).toBe(path)
})

test('every locale is parsed from its own prefix', () => {
  fc.assert(
    fc.property(locales, (locale) => {
      const prefix = toLocalePrefix(locale)
      expect(prefix === '' ? { language: 'en', country: 'US' } : parseLocale(prefix.slice(1))).toEqual(locale)
    }),
  )
})

// spec 2: locale is the path prefix /{language}-{country}, omitted for English/US
test('the path of a page in a locale is parsed back into that page and locale', () => {
  fc.assert(
    fc.property(locales, paths, (locale, path) => {
      const split = splitLocalePath(localePath(locale, path))
      expect(split.locale).toEqual(locale)
      expect(split.path).toBe(path)
      expect(split.prefix ?? '').toBe(toLocalePrefix(locale))
    }),
  )
})

test('a resolved language is always one that the country supports', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3 }), countries, (requested, country) => {
      const { language } = resolveLocale(requested, country)
      const { supportedLanguages } = COUNTRIES.find(({ isoCode }) => isoCode === country) ?? {}
      expect(supportedLanguages).toContain(language)
    }),
  )
})
