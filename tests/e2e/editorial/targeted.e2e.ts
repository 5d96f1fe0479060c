import { expect, test } from '../support/journey.ts'

const BLOCK = 'New pieces from the workshops you know'
const STRIP = 'From the letter: a day at the kiln of Terre di Nove'

// spec 6: content for an audience: filled in after load, without a shift
test('who has bought before gets their block after load, without a shift, and the page of guests stays the same', async ({
  page,
  visit,
  request,
  baseURL,
}) => {
  const shared = async (cookie: string) => (await request.get('/', { headers: { cookie } })).text()
  expect(await shared('repeat_user=true')).toBe(await shared(''))
  expect(await shared('')).not.toContain(BLOCK)
  await page
    .context()
    .addCookies(['repeat_user', 'email_opt_in'].map((name) => ({ name, value: 'true', url: baseURL ?? '' })))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.startTime)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit('/')
  // Shifts caused by its fonts, on a busy machine, are over.
  await page.evaluate('shifts.length = 0')
  const block = page.getByRole('heading', { name: BLOCK })
  await expect(block).toBeAttached()
  await expect(page.getByRole('link', { name: STRIP })).toBeVisible()
  expect(await page.evaluate('shifts')).toEqual([])
  // Going back restores the position immediately.
  await block.scrollIntoViewIfNeeded()
  const place = await block.boundingBox()
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/artisans"]')?.click())
  await page.waitForURL('/artisans')
  await page.goBack()
  await expect(block).toBeInViewport()
  await expect.poll(() => block.boundingBox()).toEqual(place)
  // Nothing meant for the trade was included.
  await expect(page.locator('[data-audience="is_trade"]')).toBeEmpty()
})
