import { expect, test } from 'vitest'
import type { Role } from './roles.ts'
import {
  audiencesToRequest,
  isRepeatUser,
  resolveAudiences,
  type SegmentCookies,
  toSegmentCookies,
} from './segments.ts'

const NONE: SegmentCookies = { customerType: null, repeatUser: null, emailOptIn: null }

test.each<[Partial<SegmentCookies>, readonly string[]]>([
  [{}, ['repeat_users', 'is_trade', 'has_email_opted_in']],
  [{ customerType: 'consumer' }, ['repeat_users', 'has_email_opted_in']],
  [{ customerType: 'trade', repeatUser: 'true' }, ['has_email_opted_in']],
  [{ emailOptIn: 'false' }, ['repeat_users', 'is_trade']],
  [{ customerType: 'consumer', emailOptIn: 'true' }, []],
  [{ customerType: 'consumer', emailOptIn: 'false', repeatUser: 'true' }, []],
])('with the cookies %j a lookup asks for %j', (stored, requested) => {
  expect(audiencesToRequest({ ...NONE, ...stored })).toEqual(requested)
})

test.each([
  [['is_trade'], ['is_trade'], { customerType: 'trade' }],
  [['is_trade'], [], { customerType: 'consumer' }],
  [['repeat_users'], ['repeat_users'], { repeatUser: 'true' }],
  [['repeat_users'], [], {}],
  [['has_email_opted_in'], ['has_email_opted_in'], { emailOptIn: 'true' }],
  [['has_email_opted_in'], [], { emailOptIn: 'false' }],
  [['has_email_opted_in'], ['is_trade', 'repeat_users'], { emailOptIn: 'false' }],
  [[], ['is_trade'], {}],
] as const)('requested %j, found %j: %j is stored', (requested, found, stored) => {
  expect(toSegmentCookies(requested, new Set(found))).toEqual(stored)
})

test.each([
  [0, false],
  [1, true],
  [7, true],
])('with %i orders that stand somebody is a repeat user: %s', (orders, isOne) => {
  expect(isRepeatUser(orders)).toBe(isOne)
})

// spec 6: content for an audience: the trade by the session alone, never by a cookie
test.each<[Partial<SegmentCookies>, Role, readonly string[]]>([
  [{}, 'guest', []],
  [{ repeatUser: 'true' }, 'guest', ['repeat_users']],
  [{ emailOptIn: 'true' }, 'consumer', ['has_email_opted_in']],
  [{ emailOptIn: 'false', repeatUser: 'no' }, 'guest', []],
  [{ customerType: 'trade' }, 'guest', []],
  [{ customerType: 'trade' }, 'consumer', []],
  [{}, 'trade-pending', ['is_trade']],
  [
    { repeatUser: 'true', emailOptIn: 'true' },
    'trade-approved',
    ['repeat_users', 'is_trade', 'has_email_opted_in'],
  ],
])(
  'content is shown with the cookies %j to a %s of %j, the trade by the session alone',
  (stored, role, audiences) => {
    expect(resolveAudiences({ ...NONE, ...stored }, role)).toEqual(audiences)
  },
)
