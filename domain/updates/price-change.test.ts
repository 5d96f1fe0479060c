import { expect, test } from 'vitest'
import { type NoticedPrice, noticePrice } from './price-change.ts'

const EARLIER = new Date('2026-11-01T10:00:00Z')
const NOW = new Date('2026-11-25T10:00:00Z')
const known = (knownMinor: number, minor?: number, at = EARLIER): NoticedPrice => ({
  knownMinor,
  changed: minor === undefined ? null : { minor, at },
})

// spec 2: updates: when the price of a saved piece has changed
test.each<[string, NoticedPrice | null, number, boolean, NoticedPrice | null]>([
  ['the first check', null, 100_00, false, known(100_00)],
  ['a first check upon request', null, 0, false, null],
  ['the same price', known(100_00), 100_00, false, known(100_00)],
  ['a price that is given upon request now', known(100_00), 0, false, known(100_00)],
  ['a lower price', known(100_00), 80_00, false, known(100_00, 80_00, NOW)],
  ['a higher price', known(100_00), 120_00, false, known(100_00, 120_00, NOW)],
  ['a change of 2 percent', known(100_00), 98_00, false, known(100_00, 98_00, NOW)],
  ['a smaller change', known(100_00), 98_01, false, known(100_00)],
  ['a change that is stored', known(100_00, 80_00), 80_00, false, known(100_00, 80_00)],
  ['a change that is stored, at a new rate', known(100_00, 80_00), 80_50, true, known(100_00, 80_00)],
  ['a second change', known(100_00, 80_00), 70_00, false, known(100_00, 70_00, NOW)],
  ['a second change after the first was read', known(100_00, 80_00), 70_00, true, known(80_00, 70_00, NOW)],
  ['the price before an unread change', known(100_00, 80_00), 100_00, false, known(100_00)],
  ['the price before a change that was read', known(100_00, 80_00), 100_00, true, known(80_00, 100_00, NOW)],
])('%s is noticed', (_, stored, current, isChangeKnown, expected) => {
  expect(noticePrice(stored, current, { isChangeKnown, now: NOW })).toEqual(expected)
})
