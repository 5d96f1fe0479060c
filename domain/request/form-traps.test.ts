import { expect, test } from 'vitest'
import { isFilledByBot, isFormExpired } from './form-traps.ts'

const now = new Date('2026-11-24T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

test.each([
  ['a person who takes a minute', '', before(60_000), false],
  ['a person who is as fast as can be', '', before(2_000), false],
  ['a program that sends at once', '', before(1_999), true],
  ['a person who comes back in the evening', '', before(24 * 3_600_000), false],
  ['a program that saved the form', '', before(24 * 3_600_000 + 1), true],
  ['a program that fills in every field', 'https://example.com', before(60_000), true],
  ['a program without the form', '', null, true],
  ['a clock that was set back', '', before(-60_000), true],
])('%s', (_, trap, openedAt, expected) => {
  expect(isFilledByBot({ trap, openedAt, now })).toBe(expected)
})

test.each([
  ['just now', before(0), false],
  ['yesterday at this time', before(24 * 3_600_000), false],
  ['before that', before(24 * 3_600_000 + 1), true],
  ['in the future', before(-1), true],
])('a form that was opened %s is outdated', (_, openedAt, expected) => {
  expect(isFormExpired(openedAt, now)).toBe(expected)
})
