import { expect, test } from 'vitest'
import { detectArrival } from './record-request.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const typed = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', 'user-agent': CHROME }

function arrive(headers: Record<string, string>, { path = '/de-de/products/vase', method = 'GET' } = {}) {
  return detectArrival({ method, headers: new Headers(headers) }, path, { isSecure: false })
}

// spec 7: visits that consent leaves out are counted by day, without anything of the visitor
test.each([
  ['an address that was typed', typed],
  ['a link of another site', { ...typed, 'sec-fetch-site': 'cross-site' }],
])('%s is an arrival', (_, headers) => {
  expect(arrive(headers)).toEqual({ country: 'DE', consent: 'none' })
})

test.each([
  ['a link of the shop', { ...typed, 'sec-fetch-site': 'same-origin' }],
  ['a script', { ...typed, 'sec-fetch-dest': 'empty' }],
  ['a browser that states nothing', { 'user-agent': CHROME }],
  ['a page that is fetched ahead', { ...typed, 'sec-purpose': 'prefetch' }],
  ['a robot', { ...typed, 'user-agent': 'Googlebot/2.1' }],
])('%s makes none', (_, headers) => {
  expect(arrive(headers)).toBeNull()
  expect(arrive(typed, { method: 'HEAD' })).toBeNull()
})

test.each([
  ['analytics.marketing', 'granted'],
  ['marketing', 'declined'],
  ['', 'declined'],
])('the choice "%s" is %s', (choice, consent) => {
  expect(arrive({ ...typed, cookie: `a=b; consent=${choice}` })).toMatchObject({ consent })
})

test.each([
  ['/', 'US'],
  ['/en-gb', 'GB'],
  ['/en-gbx', 'US'],
])('%s is a page for %s', (path, country) => {
  expect(arrive(typed, { path })?.country).toBe(country)
})
