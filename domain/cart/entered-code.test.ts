import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameCode, normalizeCode } from './entered-code.ts'

test.each([
  ['WELCOME10', 'WELCOME10'],
  [' welcome 10 ', 'WELCOME10'],
  ['dono-luna-2026-eu50', 'DONOLUNA2026EU50'],
  ['DONO\u2010LUNA\u20132026\u2014EU50', 'DONOLUNA2026EU50'],
  ['DONO LUNA\u00a02026\tEU50', 'DONOLUNA2026EU50'],
  [' - ', ''],
])('%j is spelled %s', (typed, spelling) => {
  expect(normalizeCode(typed)).toBe(spelling)
})

// spec 3: cart: a code has one spelling
test('normalizing is idempotent and ignores case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (code) => {
      const spelling = normalizeCode(code)
      expect(normalizeCode(spelling)).toBe(spelling)
      expect(isSameCode(code, code.toLowerCase())).toBe(true)
    }),
  )
})

test('codes with different letters differ', () => {
  expect(isSameCode('WELCOME10', 'WELCOME1O')).toBe(false)
})
