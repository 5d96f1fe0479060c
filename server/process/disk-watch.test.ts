import { expect, test } from 'vitest'
import { watchDisks } from './disk-watch.ts'

const error = (code: string, cause?: unknown) => Object.assign(new Error('refused', { cause }), { code })

function watch() {
  let now = new Date('2026-11-20T10:00:00Z')
  const disks = watchDisks(() => now)
  return { disks, pass: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)) }
}

test.each([
  ['PostgreSQL', error('53100'), true],
  ['a query that drizzle wrapped', new Error('Failed query', { cause: error('53100') }), true],
  ['a file', error('ENOSPC'), true],
  ['a quota', error('EDQUOT'), true],
  ['one of several faults', new AggregateError([error('ECONNRESET'), error('ENOSPC')]), true],
  ['too many connections', error('53300'), false],
  ['a missing file', error('ENOENT'), false],
  ['no fault', undefined, false],
])('a fault of %s shows whether a disk is full', (_, observed, expected) => {
  const { disks } = watch()
  expect(disks.observe(observed)).toBe(expected)
  expect(disks.isFull()).toBe(expected)
  expect(disks.wasFullSince(0)).toBe(expected)
})

// spec 8: a full disk is reported to the operator, and refuses with 503
test('a disk counts as full for a minute after the last failed write, and is reported only once in that time', () => {
  const { disks, pass } = watch()
  expect(disks.observe(error('ENOSPC'))).toBe(true)
  pass(59_000)
  expect(disks.observe(error('ENOSPC'))).toBe(false)
  pass(59_999)
  expect(disks.isFull()).toBe(true)
  pass(1)
  expect(disks.isFull()).toBe(false)
  expect(disks.observe(error('ENOSPC'))).toBe(true)
})
