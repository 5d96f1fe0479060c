import { expect, test } from 'vitest'
import { agreedOrderStatus } from './agreed-order.ts'

const expiresAt = new Date('2026-12-10T22:59:59Z')
const before = new Date('2026-12-10T22:59:58Z')

// spec 6: an expired quote cannot be paid
test.each([
  ['open', 'before it expires', { isOrdered: false, cancelledAt: null }, before],
  ['expired', 'from that very moment', { isOrdered: false, cancelledAt: null }, expiresAt],
  ['cancelled', 'once the house has canceled it', { isOrdered: false, cancelledAt: before }, before],
  ['cancelled', 'even after it would have expired', { isOrdered: false, cancelledAt: before }, expiresAt],
  ['ordered', 'for ever', { isOrdered: true, cancelledAt: null }, new Date('2028-01-01')],
] as const)('an agreed order is %s %s', (status, _, facts, now) => {
  expect(agreedOrderStatus({ ...facts, expiresAt }, now)).toBe(status)
})
