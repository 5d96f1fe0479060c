import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, slugToWords, toSlug } from './slug.ts'

test.each([
  ['Caffè di Murano', 'caffe-di-murano'],
  ["L'Aquila d’oro", 'laquila-doro'],
  ['Straße & Œuvre', 'strasse-oeuvre'],
  ['  Tavolo -- N° 7  ', 'tavolo-n-7'],
  ['Ørsted', 'orsted'],
  ['東京', ''],
  ['ﬁnitura', 'finitura'],
])('"%s" becomes "%s" in an address', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

test('a slug is empty or valid in a URL, and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = toSlug(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'caffè'])('"%s" cannot stand in an address', (text) => {
  expect(isSlug(text)).toBe(false)
})

test.each([
  ['drawn-glass', 'Drawn glass'],
  ['lighting/table-lamps', 'Table lamps'],
  ['-mauve', 'Mauve'],
  ['--', '--'],
  ['', ''],
])('the slug "%s" without a title is worded "%s"', (slug, words) => {
  expect(slugToWords(slug)).toBe(words)
})
