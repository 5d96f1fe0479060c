import { expect, test } from 'vitest'
import { CONSENT_KINDS } from './consent.ts'
import { type VisitCookies, visitCookiesToStore } from './visit-cookies.ts'

const NONE: VisitCookies = {
  artisanTest: null,
  pageViews: null,
  consumerLanding: null,
  adClick: null,
  socialClick: null,
  visitorId: 'f'.repeat(32),
}
const NEW_VISITOR = '0123456789abcdef0123456789abcdef'
const KNOWN: VisitCookies = { ...NONE, artisanTest: 'old_100', pageViews: '4' }
const visit = (search: string, isNewPage = false, chance = 0.5) => ({
  search: new URLSearchParams(search),
  isNewPage,
  chance,
  newVisitorId: NEW_VISITOR,
})

// spec 4: artisan A/B cookie: 'new' for one in a hundred, else old_100
test.each([
  [0, 'new'],
  [0.0099, 'new'],
  [0.01, 'old_100'],
  [0.99, 'old_100'],
])('the artisan test: chance %d means %s', (chance, group) => {
  expect(visitCookiesToStore(NONE, visit('', false, chance), CONSENT_KINDS)).toEqual({ artisanTest: group })
})

test('a visitor stays in the group of the artisan test', () => {
  const known = { ...NONE, artisanTest: 'new' }
  expect(visitCookiesToStore(known, visit('', false, 0.9), CONSENT_KINDS)).toEqual({})
})

// spec 4: page view counter increments on each change of page
test.each([
  [null, true, '1'],
  ['4', true, '5'],
  ['many', true, '1'],
  ['-3', true, '1'],
  ['4', false, undefined],
])('page views %j, on a new page %s, become %j', (pageViews, isNewPage, counted) => {
  const { pageViews: reported } = visitCookiesToStore(
    { ...KNOWN, pageViews },
    visit('', isNewPage),
    CONSENT_KINDS,
  )
  expect(reported).toBe(counted)
})

// spec 4: consumer-landing cookie by hp=consumer
test.each([
  ['hp=consumer', null, 'true'],
  ['hp=consumer', 'true', undefined],
  ['hp=trade', null, undefined],
  ['', null, undefined],
])('landing with "%s" while the flag is %j keeps %j', (search, consumerLanding, stored) => {
  const reported = visitCookiesToStore({ ...KNOWN, consumerLanding }, visit(search), CONSENT_KINDS)
  expect(reported.consumerLanding).toBe(stored)
})

test.each([
  ['gclid=Cj0KC-x_1', { adClick: 'Cj0KC-x_1' }],
  ['fbclid=IwAR0', { socialClick: 'IwAR0' }],
  ['gclid=', {}],
  ['gclid=a%3Bb', {}],
  [`gclid=${'a'.repeat(301)}`, {}],
])('the address "%s" leaves %j', (search, stored) => {
  expect(visitCookiesToStore(KNOWN, visit(search), CONSENT_KINDS)).toEqual(stored)
})

test('the newest click counts', () => {
  const known = { ...KNOWN, adClick: 'older' }
  expect(visitCookiesToStore(known, visit('gclid=newer'), CONSENT_KINDS)).toEqual({ adClick: 'newer' })
})

test.each([
  [null, NEW_VISITOR],
  ['guess', NEW_VISITOR],
  ['', NEW_VISITOR],
  ['F'.repeat(32), NEW_VISITOR],
  ['f'.repeat(32), undefined],
])('a browser named %j is named %j', (visitorId, named) => {
  expect(visitCookiesToStore({ ...KNOWN, visitorId }, visit(''), CONSENT_KINDS).visitorId).toBe(named)
})

test('nothing is stored without consent', () => {
  const requested = visit('hp=consumer&gclid=a&fbclid=b', true)
  const noVisitor = { ...NONE, visitorId: null }
  expect(visitCookiesToStore(noVisitor, requested, [])).toEqual({})
  expect(visitCookiesToStore(noVisitor, requested, ['analytics'])).toEqual({
    artisanTest: 'old_100',
    pageViews: '1',
  })
  expect(Object.keys(visitCookiesToStore(noVisitor, requested, ['marketing'])).sort()).toEqual([
    ...['adClick', 'consumerLanding', 'socialClick', 'visitorId'],
  ])
})
