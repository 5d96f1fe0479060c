import { expect, test } from 'vitest'
import { hasArrivalParameters } from './arrival.ts'
import { visitCookiesToStore } from './visit-cookies.ts'

const NOTHING = { artisanTest: 'new', pageViews: '1', visitorId: '0'.repeat(32) }
const STORED = { ...NOTHING, consumerLanding: null, adClick: null, socialClick: null }

test.each([
  ['?gclid=ad-1', true],
  ['?q=lamp&fbclid=post-1', true],
  ['?hp=consumer', true],
  ['', false],
  ['?q=gclid', false],
])('the address "%s" tells how somebody arrived: %s', (address, isNotified) => {
  const search = new URLSearchParams(address)
  const visit = { search, isNewPage: false, chance: 0, newVisitorId: '' }
  const stored = Object.keys(visitCookiesToStore(STORED, visit, ['analytics', 'marketing']))
  expect([hasArrivalParameters(search), stored.length > 0]).toEqual([isNotified, isNotified])
})
