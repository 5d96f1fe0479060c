import { expect, test } from 'vitest'
import { threadTime } from '#tests/support/thread-time.ts'
import { nearestSku } from './nearest-sku.ts'

const SKUS = ['OFBNUV-001', 'OFBNUV-002', 'VETLAM-310', 'TERPOL-77']

// spec 1: quick order: the SKU that was probably meant
test.each([
  ['OFBNUV-01', 'OFBNUV-001'],
  ['OFBNUX-001', 'OFBNUV-001'],
  ['OFBNUV001', 'OFBNUV-001'],
  ['ofbnuv-001 ', 'OFBNUV-001'],
  ['OFBNVU-001', 'OFBNUV-001'],
  ['VETLAN-31O', 'VETLAM-310'],
  ['TERPOL-7', 'TERPOL-77'],
  ['OFBNUV-003', null],
  ['TER', null],
  ['', null],
  ['ZZZZZZ-999', null],
])('of %s, %s was probably meant', (typed, expected) => {
  expect(nearestSku(typed, SKUS)).toBe(expected)
})

test('text of any length is compared quickly', async () => {
  const known = ['B'.repeat(1_000_000), ...Array.from({ length: 500 }, (_, at) => `A${at}`.repeat(16))]
  const { spentMs } = await threadTime(async () => nearestSku('A'.repeat(1_000_000), known))
  expect(spentMs).toBeLessThan(1000)
})
