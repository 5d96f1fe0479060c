import { expect, test } from 'vitest'
import { TEAM_BODY_BYTES_MAX, TEAM_BULK_MAX } from '#contracts/team/convention.ts'
import { splitIntoBatches } from './bulk-calls.ts'

const items = (count: number, text = '') =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), version: 1, changes: { text } }))

test.each([
  ['nothing needs no call', [], []],
  ['small items are sent in calls of the largest number', items(2 * TEAM_BULK_MAX + 1), [50, 50, 1]],
  ['large items, counted in bytes, are sent in more calls', items(5, 'ü'.repeat(100_000)), [2, 2, 1]],
  ['one that is too large for others is sent alone', items(2, 'x'.repeat(600_000)), [1, 1]],
])('%s', (_, given, lengths) => {
  const batches = splitIntoBatches(given)
  expect(batches.flat()).toEqual(given)
  expect(batches.map(({ length }) => length)).toEqual(lengths)
  for (const batch of batches)
    expect(Buffer.byteLength(JSON.stringify({ items: batch, isDryRun: false }))).toBeLessThan(
      TEAM_BODY_BYTES_MAX,
    )
})
