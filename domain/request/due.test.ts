import { expect, test } from 'vitest'
import { findDue } from './due.ts'

const now = new Date('2026-11-24T10:42:00Z')
const request = { kind: 'contact', state: 'new', replyBy: null, callAt: null } as const

// spec 1: requests at the desk: late, due and waiting ones in words, the soonest promise first
test.each([
  ['is open without a promise', {}, { kind: 'open' }],
  ['is due right now', { replyBy: '2026-11-24T10:42:00Z' }, { kind: 'today', at: '2026-11-24T10:42:00Z' }],
  ['has just become late', { replyBy: '2026-11-24T10:41:59Z' }, { kind: 'late', minutes: 0 }],
  ['is late', { replyBy: '2026-11-24T10:02:00Z' }, { kind: 'late', minutes: 40 }],
  [
    'is due in the evening of the house',
    { replyBy: '2026-11-24T22:59:00Z' },
    { kind: 'today', at: '2026-11-24T22:59:00Z' },
  ],
  [
    'is due after its midnight',
    { replyBy: '2026-11-24T23:00:00Z' },
    { kind: 'tomorrow', at: '2026-11-24T23:00:00Z' },
  ],
  [
    'is due the day after',
    { replyBy: '2026-11-25T23:00:00Z' },
    { kind: 'later', at: '2026-11-25T23:00:00Z' },
  ],
  [
    'expects a call before the reply that was promised',
    { replyBy: '2026-11-24T10:00:00Z', callAt: '2026-11-24T15:00:00Z' },
    { kind: 'call', at: '2026-11-24T15:00:00Z' },
  ],
  [
    'missed a call before the reply that was promised',
    { replyBy: '2026-11-24T15:00:00Z', callAt: '2026-11-24T10:00:00Z' },
    { kind: 'today', at: '2026-11-24T15:00:00Z' },
  ],
  [
    'missed a call after the reply that was promised',
    { replyBy: '2026-11-24T09:00:00Z', callAt: '2026-11-24T10:32:00Z' },
    { kind: 'late', minutes: 10 },
  ],
  [
    'waits for the customer',
    { state: 'waiting', replyBy: '2026-11-01T00:00:00Z' },
    { kind: 'waits-for-customer' },
  ],
  ['waits for stock', { state: 'waiting', kind: 'back-in-stock' }, { kind: 'waits-for-stock' }],
  ['was replied to', { state: 'replied', replyBy: '2026-11-01T00:00:00Z' }, { kind: 'replied' }],
  ['is closed', { state: 'closed', replyBy: '2026-11-01T00:00:00Z' }, { kind: 'closed' }],
] as const)('a request that %s says so', (_, facts, due) => {
  expect(findDue({ ...request, ...facts }, { now, timeZone: 'Europe/Rome' })).toEqual(due)
})
