import { expect, test } from 'vitest'
import { CONSENT_KINDS } from '#domain/visitor/consent.ts'
import { chosenKinds, consentCookies } from './consent-choice.ts'

function form(...entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test.each([
  ['all', [], ['analytics', 'marketing']],
  ['needed', [], []],
  ['needed', ['marketing'], []],
  ['chosen', [], []],
  ['chosen', ['marketing'], ['marketing']],
  ['chosen', ['marketing', 'analytics'], ['analytics', 'marketing']],
  ['chosen', ['everything'], []],
  ['', ['marketing'], null],
  ['toString', [], null],
] as const)('the button "%s" with the boxes %j means %j', (choice, kinds, chosen) => {
  const boxes = kinds.map((kind): [string, string] => ['kind', kind])
  expect(chosenKinds(form(['choice', choice], ...boxes))).toEqual(chosen)
})

test('a choice is stored for 400 days, in a cookie that scripts can read', () => {
  expect(consentCookies(CONSENT_KINDS, { isSecure: true })).toEqual([
    'consent=analytics.marketing; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
  ])
})

// spec 1: consent: what is withdrawn ends at once
test('withdrawn consent deletes its cookies at once, and nothing else', () => {
  const ended = (kinds: Parameters<typeof consentCookies>[0]) =>
    consentCookies(kinds, { isSecure: false })
      .filter((line) => line.includes('Max-Age=0'))
      .map((line) => line.split('=', 1)[0])
  const analytics = ['artisan_ab', 'page_views']
  const tracking = ['analytics_visitor', 'analytics_session', 'analytics_signature']
  const marketing = ['consumer_landing', 'gclid', 'fbclid', 'visitor_id']
  const segments = ['customer_type', 'repeat_user', 'email_opt_in', 'usr_seg', 'nl_opt_in_seg']
  const counters = ['homepage', 'guest-users', 'consumer-users', 'trade-users', 'sign-up-views']
  const sessions = ['visitor-is-returning', 'consumer_session']
  expect(ended([])).toEqual([
    ...[...analytics, ...marketing, ...tracking, ...segments],
    ...[...counters, ...sessions],
  ])
  expect(ended(['analytics'])).toEqual([...marketing, ...segments, ...counters])
  expect(ended(['marketing'])).toEqual([...analytics, ...tracking, ...sessions])
  expect(ended(CONSENT_KINDS)).toEqual([])
})
