import { expect, test } from 'vitest'
import { selectUpdates, UPDATE_DAYS, UPDATES_MAX } from './updates.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 - ms)
const idsOf = (events: { id: string; at: Date }[]) =>
  selectUpdates(events, new Set(), NOW).updates.map(({ id }) => id)

// spec 2: updates: which are shown, and how many are unread
test.each([
  ['of this moment', ago(0), true],
  [`${UPDATE_DAYS} days old`, ago(UPDATE_DAYS), true],
  ['older by a millisecond', ago(UPDATE_DAYS, 1), false],
])('an update %s is shown: %s', (_, at, isShown) => {
  expect(idsOf([{ id: 'a', at }])).toEqual(isShown ? ['a'] : [])
})

test('the newest update comes first, and simultaneous ones have a fixed order', () => {
  const events = [
    { id: 'b', at: ago(2) },
    { id: 'c', at: ago(1) },
    { id: 'a', at: ago(2) },
  ]
  expect(idsOf(events)).toEqual(['c', 'a', 'b'])
  expect(idsOf(events.toReversed())).toEqual(['c', 'a', 'b'])
})

test('only the newest updates are shown and counted', () => {
  const events = Array.from({ length: UPDATES_MAX + 2 }, (_, index) => ({ id: `${index}`, at: ago(index) }))
  const shown = selectUpdates(events, new Set(['0', '31']), NOW)
  expect(shown.updates.map(({ id }) => id)).toEqual(events.slice(0, UPDATES_MAX).map(({ id }) => id))
  expect(shown.unread).toBe(UPDATES_MAX - 1)
})

test.each([
  [[], 2],
  [['a'], 1],
  [['a', 'b', 'gone'], 0],
])('with %j read, %i of two updates are unread', (read, unread) => {
  const events = [
    { id: 'a', at: ago(1) },
    { id: 'b', at: ago(2) },
  ]
  const shown = selectUpdates(events, new Set(read), NOW)
  expect(shown.unread).toBe(unread)
  expect(shown.updates.map(({ isUnread }) => isUnread)).toEqual(events.map(({ id }) => !read.includes(id)))
})
