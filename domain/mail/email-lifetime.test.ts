import { expect, test } from 'vitest'
import { isTooLateToSend } from './email-lifetime.ts'

const HOUR_MS = 3_600_000
const createdAt = new Date('2026-11-20T10:00:00Z')

// spec 1: emails: too late to be of use, they are not sent
test.each([
  ['account-password', 1],
  ['account-verification', 72],
  ['account-email-change', 24],
  ['account-email-undo', 72],
  ['account-list-invitation', 30 * 24],
  ['account-company-invitation', 14 * 24],
  ['newsletter-confirmation', 7 * 24],
  ['samples-confirmation', 7 * 24],
  ['newsletter-issue', 7 * 24],
  ['order-reminder', 3 * 24],
  ['invoice-due', 7 * 24],
  ['quote-reminder', 3 * 24],
  ['request-back-in-stock', 3 * 24],
  ['order-confirmation', 30 * 24],
  ['account-new-device', 30 * 24],
])('%s is worth sending for %i hours', (kind, hours) => {
  const end = createdAt.getTime() + hours * HOUR_MS
  expect(isTooLateToSend({ kind, createdAt }, new Date(end - 1))).toBe(false)
  expect(isTooLateToSend({ kind, createdAt }, new Date(end))).toBe(true)
})
