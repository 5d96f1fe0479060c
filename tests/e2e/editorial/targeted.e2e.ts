import { expect, test } from '../support/journey.ts'

const BLOCK = 'New pieces from the workshops you know'
const STRIP = 'From the letter: a day at the kiln of Terre di Nove'

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
  await expect(page.getByRole('heading', { name: BLOCK })).toBeAttached()
  await expect(page.getByRole('link', { name: STRIP })).toBeVisible()
  expect(await page.evaluate('shifts')).toEqual([])
  // Nothing of what is for the trade has come along.
  await expect(page.locator('[data-audience="is_trade"]')).toBeEmpty()
})
