import { expect, test } from 'vitest'
import { consentDefaults, createConsentState, reportedConsent } from './consent-mode.ts'

// spec 9: consent wait-for-update 500 ms; default consent denied in listed regions and granted elsewhere
test('tags may do nothing in the listed regions and all elsewhere, and wait for half a second', () => {
  const [listed, elsewhere] = consentDefaults()
  expect(listed).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    security_storage: 'granted',
    wait_for_update: 500,
  })
  expect(listed?.region).toEqual(expect.arrayContaining(['DE', 'GB', 'IT', 'IS']))
  expect(listed?.region).not.toContain('US')
  expect(elsewhere).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'granted',
    wait_for_update: 500,
  })
  expect(elsewhere).not.toHaveProperty('region')
})

test.each([
  [[], 'denied', 'denied'],
  [['analytics'], 'granted', 'denied'],
  [['marketing'], 'denied', 'granted'],
  [['analytics', 'marketing'], 'granted', 'granted'],
] as const)('the consent %j is %s for analytics and %s for ads', (granted, analytics, ads) => {
  expect(createConsentState(granted)).toMatchObject({
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  })
})

test.each([
  [{ analytics_storage: 'granted', ad_storage: 'denied' }, ['analytics']],
  [{ analytics_storage: 'granted', ad_storage: 'granted', extra: 1 }, ['analytics', 'marketing']],
  [{ analytics_storage: 'denied', ad_storage: 'denied' }, []],
  [{ ad_storage: 'granted' }, ['marketing']],
  [{ functionality_storage: 'granted' }, null],
  [null, null],
  ['granted', null],
])('a platform that reports %j means %j', (state, kinds) => {
  expect(reportedConsent(state)).toEqual(kinds)
})
