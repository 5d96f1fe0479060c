import { expect, test } from 'vitest'
import { isUserInitiated } from './user-initiated.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PUPPET = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'

test.each<[string, boolean, string, Record<string, string>]>([
  ['the field of the shop', true, FIREFOX, { 'sec-fetch-site': 'same-origin' }],
  ['an address typed or kept', true, FIREFOX, { 'sec-fetch-site': 'none' }],
  ['another site', false, FIREFOX, { 'sec-fetch-site': 'cross-site' }],
  ['another name of the same site', false, FIREFOX, { 'sec-fetch-site': 'same-site' }],
  ['a program without manners', false, FIREFOX, {}],
  ['a page fetched ahead', false, FIREFOX, { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['a page made ahead', false, FIREFOX, { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
  ['a search engine', false, GOOGLE, { 'sec-fetch-site': 'none' }],
  ['a browser without windows', false, PUPPET, { 'sec-fetch-site': 'none' }],
  ['a telephone of an unlucky name', true, PHONE, { 'sec-fetch-site': 'none' }],
])('%s: %s', (_, isOwn, agent, headers) => {
  const requested = { method: 'GET', headers: new Headers({ 'user-agent': agent, ...headers }) }
  expect(isUserInitiated(requested)).toBe(isOwn)
})

test('requests without a user agent, and HEAD requests, are not counted', () => {
  const headers = new Headers({ 'sec-fetch-site': 'same-origin' })
  expect(isUserInitiated({ method: 'GET', headers })).toBe(false)
  headers.set('user-agent', FIREFOX)
  expect(isUserInitiated({ method: 'HEAD', headers })).toBe(false)
})
