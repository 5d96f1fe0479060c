import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnvironment } from '../bindings.ts'
import { mayChange, refuseForeignChanges } from './same-origin.ts'

const PUBLIC = 'https://shop.example'

function accepts(headers: Record<string, string>, method = 'POST') {
  const request = new Request('http://10.0.0.7:3000/checkout/cart/lines', { method })
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return mayChange(request, PUBLIC)
}

test.each<[string, Record<string, string>]>([
  ['a form of our own page', { origin: PUBLIC, 'sec-fetch-site': 'same-origin' }],
  ['our page under another name of ours', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['a program that is no browser', {}],
  ['a page of ours that tells nobody where it was', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an address typed in by hand', { 'sec-fetch-site': 'none' }],
])('%s may change something', (_, headers) => {
  expect(accepts(headers)).toBe(true)
})

test.each<[string, Record<string, string>]>([
  ['a form of another site', { origin: 'https://evil.example', host: 'shop.example' }],
  ['a page of a neighbouring name', { origin: 'https://blog.shop.example', host: 'shop.example' }],
  ['a page without an origin', { origin: 'null', host: 'shop.example' }],
  ['a page without an origin elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site, but not of the shop', { 'sec-fetch-site': 'same-site' }],
])('%s may not', (_, headers) => {
  expect(accepts(headers)).toBe(false)
})

test.each([
  [`/newsletter/${'a'.repeat(64)}/unsubscribe`, 200],
  [`/de-at/newsletter/${'a'.repeat(64)}/unsubscribe`, 200],
  [`/newsletter/${'a'.repeat(64)}/preferences`, 403],
  [`/newsletter/${'a'.repeat(64)}/unsubscribe/x`, 403],
  ['/newsletter', 403],
])('a mail program that posts to %s gets %i', async (path, status) => {
  const app = new Hono<HttpEnvironment>()
  app.use(refuseForeignChanges(PUBLIC))
  app.post('*', ({ body }) => body(null, 200))
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  expect((await app.request(`${PUBLIC}${path}`, { method: 'POST', headers })).status).toBe(status)
})

test('reading is allowed from anywhere', () => {
  expect(accepts({ origin: 'https://evil.example' }, 'GET')).toBe(true)
})
