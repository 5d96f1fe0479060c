import { expect, test } from '../support/journey.ts'
import { createPerson } from '../support/people/account.ts'
import { signInToCart } from '../support/people/bag-owner.ts'

test('an idle page of a signed-in customer refreshes in time, a guest’s page sends nothing', async ({
  page,
}) => {
  test.slow()
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visitor') requested.push(request.url())
  })
  await page.clock.install()
  await page.goto('/categories/lighting')
  await page.clock.runFor('59:00')
  expect(requested).toEqual([])
  await signInToCart(page, createPerson(), { isNew: true })
  await page.goto('/categories/lighting')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor('58:00')
  expect(requested).toEqual([])
  const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === '/visitor')
  await page.clock.runFor('02:00')
  const summary = await (await arrived).json()
  expect(summary.sessionRemainingMs).toBeGreaterThan(3_000_000)
})

test('sign-in and account pages cannot be framed, and other sites cannot sign anyone in or out', async ({
  page,
}) => {
  await signInToCart(page, createPerson(), { isNew: true })
  for (const path of ['/profile', '/login/failed', '/checkout/cart', '/password/none']) {
    const { headers } = await page.request.get(path).then((response) => ({ headers: response.headers() }))
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['cache-control'], path).toMatch(/private|no-store/)
    // The URL of such a page contains a secret.
    if (path.startsWith('/password/')) expect(headers['referrer-policy']).toBe('no-referrer')
  }
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const forged = await page.request.post('/api/auth/logout', { headers, form: {}, maxRedirects: 0 })
  expect(forged.status()).toBe(403)
  const led = await page.request.get('/api/auth/logout', { maxRedirects: 0 })
  expect(led.headers().location).toBe('/')
  await page.goto('/profile')
  expect(new URL(page.url()).pathname).toBe('/profile')
})
