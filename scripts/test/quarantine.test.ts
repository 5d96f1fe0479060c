import { expect, test } from 'vitest'
import { countFailed, separateQuarantined } from './quarantine.ts'
import { summarizeFiles } from './summarize-files.ts'

const failure = (test: string) => ({ test, message: 'expected 1 to be 2' })
const TIMES = [
  { name: 'tax.test.ts', ms: 1000, failures: [failure('tax.test.ts: rounds'), failure('tax.test.ts: adds')] },
  { name: 'bag.e2e.ts', ms: 500, failures: [failure('bag.e2e.ts (phone): someone orders')] },
  { name: 'slug.test.ts', ms: 100 },
]

test('the failure of a quarantined test is printed and does not count', () => {
  const times = separateQuarantined(TIMES, ['tax.test.ts: rounds', 'bag.e2e.ts (phone): someone orders'])
  expect(countFailed(times, false)).toBe(1)
  expect(summarizeFiles(times).slice(0, 3)).toEqual([
    '         failed: tax.test.ts: adds: expected 1 to be 2',
    '         quarantined: tax.test.ts: rounds: expected 1 to be 2',
    '         quarantined: bag.e2e.ts (phone): someone orders: expected 1 to be 2',
  ])
})

test.each([
  ['without a quarantine every failure counts', TIMES, [], false, 3],
  [
    'a run whose only failures are quarantined has none',
    TIMES.slice(1),
    [TIMES[1]?.failures?.[0]?.test ?? ''],
    false,
    0,
  ],
  ['a run that passes has none', TIMES.slice(2), [], true, 0],
  ['a run that fails without a failed test counts as one', TIMES.slice(2), [], false, 1],
  ['so does one that reports nothing', [], ['tax.test.ts: rounds'], false, 1],
  [
    'a journey on another device is another test',
    TIMES.slice(1),
    ['bag.e2e.ts (desktop): someone orders'],
    false,
    1,
  ],
])('%s', (_, times, quarantine, isOk, failed) => {
  expect(countFailed(separateQuarantined(times, quarantine), isOk)).toBe(failed)
})
