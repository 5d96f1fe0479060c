import { localePath } from '#domain/market/locale.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectGoodPage, expectHead } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { GERMAN } from '../support/places.ts'
import { EDITORIAL_PAGES } from './pages.ts'

/** `npm test` opens these pages in German, which has the longest words, on a phone, which has the least space. */
for (const [name, paths] of Object.entries(EDITORIAL_PAGES)) {
  // spec 2: /about, linked from the top contact strip
  test(`${name} are complete, stable and accessible`, { tag: '@nightly' }, async ({ page, visit, where }) => {
    test.slow()
    for (const path of paths) {
      await visit(path)
      await expectHead(page, where, { isListed: true })
      await expectGoodPage(page, where)
    }
  })
}

test('the editorial content of a piece stays visible while its script loads', async ({ page, visit }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const script = page.waitForRequest('**/assets/page-blocks-*.js')
  await page.route('**/assets/page-blocks-*.js', async (route) => {
    await released
    await route.continue()
  })
  await visit('/products/canneto-reeded-credenza')
  const block = await page.getByRole('heading', { name: 'Living with walnut' }).elementHandle()
  const words = page.waitForResponse(/\/assets\/en-[^/]+\.js$/)
  await page.mouse.wheel(0, 400)
  await words
  release()
  // Once the module is evaluated and the browser is idle, the blocks are hydrated.
  await page.evaluate(async (url) => {
    await import(url)
    for (let idle = 0; idle < 3; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  }, (await script).url())
  expect(await block?.evaluate((node) => node.isConnected)).toBe(true)
})

// spec 3: shopTheLook: image, hotspots with x, y and product sku
test('a number in a look opens its piece by keyboard, Escape closes it, and it links to the product', async ({
  page,
  visit,
}) => {
  await visit('/landing/a-room-in-a-week')
  const spot = page.getByRole('button', {
    name: '1, Nuvola bouclé armchair',
  })
  const card = page
    .getByRole('link', { name: /Nuvola bouclé armchair/ })
    .and(page.getByRole('link', { name: /^Officina/ }))
  await spot.focus()
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(spot).toBeFocused()
  await spot.click()
  await card.click()
  await expect(page).toHaveURL('/products/nuvola-boucle-armchair')
})

test('a carousel works by its buttons and by keyboard', async ({ page, visit, t }) => {
  await visit('/landing/hospitality-projects')
  const carousel = page.getByRole('region', { name: 'Three corners of a hotel' })
  const last = carousel.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await carousel.getByRole('button', { name: t('editorial.carousel.next') }).click()
  await carousel.getByRole('button', { name: t('editorial.carousel.next') }).click()
  await expect(last).toBeInViewport()
  await carousel.getByRole('list').focus()
  await page.keyboard.press('Home')
  await expect(carousel.getByRole('listitem').first()).toBeInViewport()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
})

// spec 2: /artisans/{slug}
test('a product links to its workshop, and the workshop to its other pieces', async ({ page, visit }) => {
  await visit('/products/nuvola-boucle-armchair')
  await page.getByRole('main').getByRole('link', { name: 'Officina Brianza' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Officina Brianza')
  await page.getByRole('link', { name: 'Nuvola velvet settee' }).click()
  await expect(page).toHaveURL('/products/nuvola-velvet-settee')
})

// spec 2: /magazine and /magazine/{postType}/{slug}
test('the magazine is filtered by kind, and each story links to the next', async ({ page, visit, t }) => {
  await visit('/magazine')
  const kinds = page.getByRole('navigation', { name: t('magazine.types') })
  await kinds.getByRole('link', { name: 'Stories from the workshop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories from the workshop')
  await page.getByRole('link', { name: 'The silver bath' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The silver bath')
  await page
    .getByRole('region', { name: t('magazine.related') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).not.toHaveURL(/the-silver-bath/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// spec 5: a collection without editorial content has a page with its products, and is in the site map
test('a collection without editorial content lists its pieces, and the site map links to it', async ({
  page,
  visit,
}) => {
  await visit('/sitemap')
  await page.getByRole('main').getByRole('link', { name: 'Small gifts' }).click()
  await expect(page).toHaveURL(/\/collections\/small-gifts$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Small gifts' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Bosco bread board/ }).first()).toBeVisible()
})

test.describe('a path in another language', () => {
  const ADDRESSES = [
    ['/de-de/landing/milan', '/de-de/landing/mailand'],
    ['/collections/zu-zwoelft-am-tisch', '/collections/a-table-for-twelve'],
    ['/it-it/magazine/design-notes', '/it-it/magazine/appunti-di-progetto'],
    ['/fr-fr/legal/datenschutz', '/fr-fr/legal/confidentialite'],
    ['/legal/trade-terms', '/terms-conditions-trade'],
    ['/Landing/Milan', null],
  ] as const
  for (const [requested, own] of ADDRESSES) {
    // spec 2: /terms-conditions-trade: the trade terms
    test(`${requested} redirects to the page's own path`, async ({ request }) => {
      const response = await request.get(requested, { maxRedirects: 0 })
      if (own === null) return expect(response.status()).not.toBe(500)
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(own)
    })
  }
})

test('another language shows the same page at its own path', async ({ page, visit }) => {
  await visit('/landing/milan')
  const german = page.locator('link[rel="alternate"][hreflang="de-DE"]')
  await expect(german).toHaveAttribute('href', /\/de-de\/landing\/mailand$/)
})

test('an office says when it is open, where it is and how to call it, in structured data too', async ({
  page,
  visit,
  t,
}) => {
  await visit('/landing/london')
  await expect(page.getByRole('heading', { name: t('editorial.office.hours') })).toBeVisible()
  await expect(page.getByRole('main').getByText('8:00 AM – 12:30 PM').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '+44 20 7946 0142' })).toBeVisible()
  await expect(page.getByRole('link', { name: t('editorial.office.map') })).toHaveAttribute(
    'href',
    /openstreetmap/,
  )
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]')
  expect(facts).toContainEqual(
    expect.objectContaining({ '@type': 'FurnitureStore', telephone: '+44 20 7946 0142' }),
  )
})

test('missing pages respond with 404', async ({ visit }) => {
  await visit('/landing/nowhere', 404)
  await visit('/magazine/nothing', 404)
  await visit('/artisans/nobody', 404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a number in a look opens its piece', async ({ page }) => {
    await page.goto(localePath(GERMAN, '/landing/ein-zimmer-in-einer-woche'))
    const spot = page.getByRole('main').getByRole('button').first()
    await spot.click()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Officina Brianza/ })
        .first(),
    ).toBeVisible()
  })
})
