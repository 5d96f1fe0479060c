import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ consent: null })

const SEGMENTS = ['customer_type', 'email_opt_in', 'nl_opt_in_seg', 'usr_seg']
const ANALYTICS = ['analytics_session', 'analytics_signature', 'analytics_visitor']
const LEFT_BY_A_VISIT = [
  ...[...ANALYTICS, 'artisan_ab', 'consumer_landing', 'consumer_session', ...SEGMENTS],
  ...['fbclid', 'gclid', 'guest-users', 'page_views', 'visitor_id'],
].sort()

async function cookiesOf(page: Page): Promise<Record<string, { value: string; days: number }>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(
    cookies.map(({ name, value, expires }) => {
      const days = Math.round((expires - Date.now() / 1000) / 86_400)
      return [name, { value, days }]
    }),
  )
}

// spec 9: click-id cookies and the consumer-landing flag last a day
test('a visit sets only the permitted cookies, where consent is not required', async ({ page }) => {
  await page.goto('/categories/lighting?hp=consumer&gclid=ad-1&fbclid=post-1')
  await expect.poll(async () => Object.keys(await cookiesOf(page)).sort()).toEqual(LEFT_BY_A_VISIT)
  const first = await cookiesOf(page)
  for (const { name, path, httpOnly, sameSite } of await page.context().cookies())
    expect({ name, path, httpOnly, sameSite }).toEqual({ name, path: '/', httpOnly: false, sameSite: 'Lax' })
  expect(first).toMatchObject({
    gclid: { value: 'ad-1', days: 1 },
    fbclid: { value: 'post-1', days: 1 },
    consumer_landing: { value: 'true', days: 1 },
    page_views: { value: '1', days: 400 },
    artisan_ab: { value: expect.stringMatching(/^(new|old_100)$/), days: 400 },
    visitor_id: { value: expect.stringMatching(/^[0-9a-f]{32}$/), days: 360 },
    analytics_visitor: { value: expect.stringMatching(/^[0-9a-f]{32}$/), days: 360 },
    analytics_signature: { value: expect.stringMatching(/^[0-9a-f]{32}$/), days: 30 },
    analytics_session: { value: expect.stringMatching(/^[0-9a-f]{32}$/), days: 0 },
    customer_type: { value: 'consumer', days: 400 },
    email_opt_in: { value: 'false', days: 2 },
    usr_seg: { value: 'consumer', days: 400 },
    nl_opt_in_seg: { value: 'false', days: 2 },
    'guest-users': { value: '1', days: 400 },
    consumer_session: { days: 0 },
  })
  await page.goto('/products/luna-table-lamp?gclid=ad-2')
  await expect.poll(async () => (await cookiesOf(page)).page_views?.value).toBe('2')
  const second = await cookiesOf(page)
  expect(second.gclid?.value).toBe('ad-2')
  for (const name of ['artisan_ab', 'visitor_id', ...SEGMENTS]) expect(second[name]).toEqual(first[name])
})

test('a click id is stored even if the page is left within a second', async ({ page }) => {
  await page.clock.install()
  await page.goto('/categories/lighting?gclid=ad-1')
  // The page's clock is stopped, so nothing that depends on a timer has happened.
  await expect.poll(async () => (await cookiesOf(page)).gclid?.value).toBe('ad-1')
})

test('where the law requires consent, a visit stores nothing before it, and then only what was allowed', async ({
  page,
  baseURL,
}) => {
  const script = page.waitForResponse((response) => response.url().includes('record-visit'))
  await page.goto('/de-de/categories/lighting?hp=consumer&gclid=ad-1')
  await script
  await page.waitForLoadState('networkidle')
  expect(Object.keys(await cookiesOf(page))).toEqual([])
  await page.context().addCookies([{ name: 'consent', value: 'analytics', url: baseURL ?? '' }])
  await page.goto('/de-de/products/luna-table-lamp?gclid=ad-1')
  await expect
    .poll(async () => Object.keys(await cookiesOf(page)).sort())
    .toEqual([...ANALYTICS, 'artisan_ab', 'consent', 'consumer_session', 'page_views'])
})
