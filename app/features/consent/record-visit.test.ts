import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountryCode } from '#domain/market/market.ts'

const jar = new Map<string, string>()
const beacons: string[] = []
let recordVisit: typeof import('./record-visit.ts').recordVisit

/** The parts of a browser that the script uses, on a freshly opened page. */
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  jar.clear()
  beacons.length = 0
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    },
  })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('navigator', { sendBeacon: (path: string) => beacons.push(path) })
  vi.resetModules()
  recordVisit = (await import('./record-visit.ts')).recordVisit
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function visit(pathname: string, search = '', country: CountryCode = 'DE'): boolean {
  return recordVisit({ pathname, search, country, prefix: '/de-de', kind: 'guest' }) === 'consent'
}

test('a visitor without a choice is asked, and nothing is stored', () => {
  expect(visit('/de-de', '?gclid=ad-1')).toBe(true)
  expect({ jar: [...jar], beacons }).toEqual({ jar: [], beacons: [] })
})

test('arrival parameters are stored once the visitor consents, even some pages later', () => {
  visit('/de-de', '?gclid=ad-1&hp=consumer')
  visit('/de-de/search', '?q=lampe')
  jar.set('consent', 'marketing')
  expect(visit('/de-de/search', '?q=lampe')).toBe(false)
  expect([...jar.keys()].sort()).toEqual([
    'consent',
    'consumer_landing',
    'gclid',
    'guest-users',
    'visitor_id',
  ])
  expect(jar.get('gclid')).toBe('ad-1')
})

test('the latest click wins among pending ones', () => {
  visit('/de-de', '?gclid=ad-1')
  visit('/de-de/search', '?gclid=ad-2')
  jar.set('consent', 'marketing')
  visit('/de-de/search')
  expect(jar.get('gclid')).toBe('ad-2')
})

test('a visitor who declines stores nothing, and pending parameters are dropped', () => {
  visit('/de-de', '?gclid=ad-1')
  jar.set('consent', '')
  expect(visit('/de-de/search')).toBe(false)
  jar.set('consent', 'marketing')
  visit('/de-de/legal/cookies')
  expect(jar.has('gclid')).toBe(false)
})

test('the page on which the visitor consents counts as viewed, once', () => {
  visit('/de-de')
  jar.set('consent', 'analytics')
  visit('/de-de')
  visit('/de-de', '?sort=newest')
  expect(jar.get('page_views')).toBe('1')
})

// spec 4: the opt-in flag is requested again once its cookie is gone
test('segments are requested while one is due, by a browser with a visitor id', () => {
  jar.set('consent', 'marketing')
  visit('/de-de')
  expect(beacons).toEqual(['/de-de/visitor/segments'])
  expect(jar.get('visitor_id')).toMatch(/^[0-9a-f]{32}$/)
  jar.set('customer_type', 'consumer')
  jar.set('email_opt_in', 'false')
  visit('/de-de/search')
  expect(beacons).toHaveLength(1)
  jar.delete('email_opt_in')
  visit('/de-de/about')
  expect(beacons).toHaveLength(2)
})

test('an embedded page asks nothing', () => {
  expect(visit('/de-de', '?nolayout')).toBe(false)
})

test('a browser with Global Privacy Control is not counted where consent is implied', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true, sendBeacon: () => true })
  expect(visit('/', '?gclid=ad-1', 'US')).toBe(false)
  expect([...jar]).toEqual([])
})
