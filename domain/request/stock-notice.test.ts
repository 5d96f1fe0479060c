import { expect, test } from 'vitest'
import { stockNoticeState } from './stock-notice.ts'

const SENT = new Date('2026-11-25T08:00:00Z')

test.each([
  ['waiting', null, 'waiting'],
  ['closed', null, 'cancelled'],
  ['new', null, 'cancelled'],
  ['closed', SENT, 'sent'],
  ['waiting', SENT, 'sent'],
] as const)(
  'of a request that is %s, with its email sent at %s, the notice is %s',
  (state, sentAt, notice) => {
    expect(stockNoticeState({ state, sentAt })).toBe(notice)
  },
)
