import type { Page, Request } from '@playwright/test'
import { VISITORS_MIN } from '#domain/search/popular-searches.ts'
import { expectGoodLayer, expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { HOME, HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'
import type { Words } from '../support/words.ts'

/** A typed prefix, and the material that it should suggest. */
const BEGINNINGS = {
  en: ['waln', 'walnut'],
  de: ['nussb', 'nussbaum'],
  it: ['traver', 'travertino'],
  es: ['traver', 'travertino'],
  fr: ['traver', 'travertin'],
} as const

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where })
    const [beginning, material] = BEGINNINGS[where.language]

    test('the search opens with focus in its field, and suggests completions', async ({ page, visit, t }) => {
      await visit('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('navigation.search.open') })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: t('search.title') })).toBeVisible()
      await expect(field(page, t)).toBeFocused()
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('navigation.search.open') }),
      ).toBeHidden()
      await typeInto(page, t, beginning)
      const offers = page.getByRole('listbox', { name: t('search.suggest.label') })
      await expect(offers.getByRole('option', { name: material, exact: true })).toBeVisible()
      const pieces = offers.getByRole('group', { name: t('search.suggest.products') })
      await expect(pieces).toContainText(t('shell.price.from', { price: '' }).trim())
      await expectGoodLayer(page, where)
    })

    // spec 8: no-results message of the search, with help
    test('a search without results suggests alternatives', async ({ page, visit, t }) => {
      await visit('/search?q=zzzz')
      await expect(
        page.getByRole('heading', { name: t('search.empty.title', { query: 'zzzz' }) }),
      ).toBeVisible()
      const popular = page.getByRole('region', { name: t('search.help.popular') })
      await expectGoodPage(page, where)
      for (const [index, link] of (await popular.getByRole('link').all()).entries()) {
        const response = await page.request.get((await link.getAttribute('href')) ?? '')
        expect(await response.text(), `popular search ${index}`).toContain('class="piece"')
      }
    })
  })
}

test('arrow keys move through the suggestions, Enter selects one, and Escape preserves the text', async ({
  page,
  visit,
  t,
}) => {
  await visit('/search')
  await typeInto(page, t, 'waln')
  const offers = page.getByRole('listbox', { name: t('search.suggest.label') })
  await expect(offers).toBeVisible()
  await expect(field(page, t)).toHaveAttribute('aria-expanded', 'true')
  const options = offers.getByRole('option')
  // Suggestions for more letters start without a selection.
  await expect(options.last()).toContainText('“waln”')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const marked = await options.first().getAttribute('id')
  await expect(field(page, t)).toHaveAttribute('aria-activedescendant', marked ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(offers).toBeHidden()
  await expect(field(page, t)).toHaveValue('waln')
  await expect(field(page, t)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(offers).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=walnut')
  await expect(field(page, t)).toHaveValue('walnut')
})

test('suggestions for an earlier text never replace those for a later one', async ({ page, visit, t }) => {
  const requested: string[] = []
  const released = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const textOf = (request: Request) => new URL(request.url()).searchParams.get('q') ?? ''
  await page.route('**/search/suggestions.data?**', async (route) => {
    const text = textOf(route.request())
    requested.push(text)
    // The first request receives its response last.
    if (text === 'gl') await released.promise
    await route.continue().catch(() => text === 'gl' && gone.resolve())
  })
  const isFirst = (request: Request) =>
    request.url().includes('/search/suggestions.data?') && textOf(request) === 'gl'
  // The page may abort it, or receive its response.
  const ended = Promise.race([
    gone.promise,
    page.waitForEvent('requestfailed', isFirst),
    page.waitForEvent('requestfinished', isFirst),
  ])
  await visit('/search')
  await typeInto(page, t, 'gl')
  await expect.poll(() => requested).toContain('gl')
  await field(page, t).fill('walnut')
  const pieces = page
    .getByRole('listbox')
    .getByRole('option', { name: t('search.suggest.all', { pieces: 51, query: 'walnut' }) })
  const all = page.getByRole('listbox').getByRole('option').last()
  await expect(all).toContainText('walnut')
  released.resolve()
  await ended
  await expect(all).toContainText('walnut')
  expect(await pieces.count()).toBeLessThanOrEqual(1)
})

// spec 2: search with popular and recent searches
test('a recent search is suggested on this device until it is cleared', async ({ page, visit, t }) => {
  await visit('/search?q=travertine')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches-en')))
    .toContain('travertine')
  await visit('/search')
  const recent = page.getByRole('region', { name: t('search.help.recent') })
  await expect(recent.getByRole('link', { name: 'travertine' })).toHaveAttribute(
    'href',
    '/search?q=travertine',
  )
  await recent.getByRole('button', { name: t('search.help.forget') }).click()
  await expect(recent).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('recent-searches-en'))).toBeNull()
})

// spec 2: popular searches are the house's own, filled up with what visitors search for
test('searches that several visitors make become popular, on cached pages too', async ({
  page,
  request,
  visit,
  t,
}) => {
  test.setTimeout(100_000)
  const searchBy = async (visitor: number, address: string, ahead: Record<string, string> = {}) => {
    const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'sec-fetch-site': 'same-origin' }
    const headers = { ...browser, 'x-forwarded-for': `198.51.100.${visitor}`, ...ahead }
    return (await request.get(address, { headers })).headers()
  }
  await searchBy(1, '/search.data?q=lamp')
  for (let visitor = 2; visitor < VISITORS_MIN; visitor++) await searchBy(visitor, '/search?q=lamp')
  const last = await searchBy(VISITORS_MIN, '/search?q=Lamp&utm_source=letter')
  expect(last).not.toHaveProperty('answered-search')
  expect(await searchBy(1, '/search?q=lamp')).toMatchObject({ 'x-cache': 'hit' })
  for (let visitor = 1; visitor <= VISITORS_MIN; visitor++) {
    await searchBy(1, '/search?q=table')
    await searchBy(visitor, '/search?q=vase', { 'sec-purpose': 'prefetch' })
  }
  const popular = page.getByRole('region', { name: t('search.help.popular') })
  // A new query cannot be cached.
  let requested = 0
  await expect(async () => {
    await visit(`/search?q=zzzz${requested++}`)
    await expect(popular.getByRole('link', { name: 'lamp', exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000, intervals: [2_000] })
  await expect(popular.getByRole('link').first()).toHaveText('travertine')
  for (const uncounted of ['table', 'vase'])
    await expect(popular.getByRole('link', { name: uncounted, exact: true })).toBeHidden()
  await popular.getByRole('link', { name: 'lamp', exact: true }).click()
  await expect(page).toHaveURL('/search?q=lamp')
})

// spec 2: opening the search leads to /search; its button is hidden there; leaving it resets it
test('closing the search returns to the previous page and clears it', async ({ page, visit, t }) => {
  await visit('/categories/lighting?sort=new-arrivals')
  const open = page.getByRole('banner').getByRole('link', { name: t('navigation.search.open') })
  await open.click()
  await expect(field(page, t)).toBeFocused()
  await typeInto(page, t, 'walnut')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=walnut')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.layer.close') })
    .click()
  await expect(page).toHaveURL('/categories/lighting?sort=new-arrivals')
  await open.click()
  await expect(page).toHaveURL('/search')
  await expect(field(page, t)).toHaveValue('')
})

test('a search finds artisans, collections and articles beside the pieces', async ({ page, visit, t }) => {
  await visit('/search?q=Murano')
  const found = page.getByRole('region', { name: t('search.found.label') })
  const artisan = found.getByRole('link', { name: /^Vetreria San Donato/ })
  await expect(artisan).toBeVisible()
  for (const link of await found.getByRole('link').all()) {
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  }
  await expectGoodPage(page, HOME)
  await artisan.click()
  await expect(page).toHaveURL('/artisans/vetreria-san-donato')
})

function field(page: Page, t: Words) {
  return page.getByRole('main').getByLabel(t('search.field'), { exact: true })
}

/** Types at human speed, once the field is hydrated. */
async function typeInto(page: Page, t: Words, text: string): Promise<void> {
  await field(page, t).focus()
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
  await field(page, t).pressSequentially(text, { delay: 20 })
}
