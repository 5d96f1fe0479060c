import { expect, test } from 'vitest'
import { CONSENT_KINDS } from '../visitor/consent.ts'
import { type SignUpCookies, signUpCookiesToStore, type VisitorKind } from './sign-up-counters.ts'

const NONE: SignUpCookies = {
  homeViews: null,
  guestViews: null,
  consumerViews: null,
  tradeViews: null,
  layerViews: null,
  decision: null,
  isReturning: null,
  session: null,
}
const PAGE = { kind: 'guest', isHome: false, isNewPage: true, hasVisited: false, newSession: 'new' } as const

// spec 3: keys homepage, guest-users, consumer-users, trade-users, sign-up view counters, visitor-is-returning, consumer_session
test.each<[VisitorKind, Partial<SignUpCookies>, object]>([
  ['guest', {}, { guestViews: '1' }],
  ['guest', { guestViews: '4' }, { guestViews: '5' }],
  ['guest', { guestViews: '-4' }, { guestViews: '1' }],
  ['consumer', { guestViews: '4' }, { consumerViews: '1' }],
  ['trade', { tradeViews: '1' }, { tradeViews: '2' }],
])('a page of a %s with %j: %j', (kind, stored, counted) => {
  expect(signUpCookiesToStore({ ...NONE, ...stored }, { ...PAGE, kind }, ['marketing'])).toEqual(counted)
})

test('the home page is also counted separately; changing only the search is not counted', () => {
  const home = { ...PAGE, isHome: true }
  const stored = { ...NONE, homeViews: '1' }
  expect(signUpCookiesToStore(stored, home, ['marketing'])).toEqual({ guestViews: '1', homeViews: '2' })
  expect(signUpCookiesToStore(stored, { ...home, isNewPage: false }, ['marketing'])).toEqual({})
})

test.each([
  [{ session: 's' }, true, { session: 's' }],
  [{ session: null }, false, { session: 'new' }],
  [{ session: null }, true, { session: 'new', isReturning: 'true' }],
  [{ session: null, isReturning: 'true' }, true, { session: 'new' }],
])('with %j, and pages before: %s, a session is %j', (stored, hasVisited, session) => {
  expect(signUpCookiesToStore({ ...NONE, ...stored }, { ...PAGE, hasVisited }, ['analytics'])).toEqual(
    session,
  )
})

test('nothing is counted without consent', () => {
  expect(signUpCookiesToStore(NONE, PAGE, [])).toEqual({})
  expect(Object.keys(signUpCookiesToStore(NONE, PAGE, CONSENT_KINDS)).sort()).toEqual([
    'guestViews',
    'session',
  ])
})
