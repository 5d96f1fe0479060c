import { expect, test } from '../support/listening.ts'
import { HOME } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'

const STATES = {
  'does not ship to the country': [
    '/products/luna-twin-floor-lamp',
    'This item is currently unavailable for shipping to your selected location.',
  ],
  'is available upon request': [
    '/products/tondo-lacquered-mirror',
    'Available upon request, for trade clients only.',
  ],
  'has a number that is available upon request': [
    '/products/colle-burnished-amphora',
    'Available upon request, for trade clients only.',
  ],
  'is sold out': ['/products/bricola-tall-glass-lantern', 'Sold out.'],
} as const

// What a page says is in its document.
test.use({ javaScriptEnabled: false })

/** The accessibility of the pages is checked together with all other pages, in `quality-pages.e2e.ts`. */
test('a piece that cannot be bought says why', async ({ page }) => {
  for (const [state, [path, message]] of Object.entries(STATES)) {
    await page.goto(path)
    await expect(page.getByRole('main'), `a piece that ${state}`).toContainText(message)
    await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveCount(0)
  }
})

const NOTICES = {
  '/products/canneto-bar-cabinet': 'Preorder',
  '/products/laguna-three-light-cluster': /Available from \w+ \d+, \d{4}/,
  '/products/canneto-nightstand': 'Shipping time to be confirmed',
  '/products/nuvola-boucle-ottoman': 'Ready to ship',
  '/products/ninfea-marble-side-table': 'Ships in 1 week',
  '/products/nuvola-boucle-armchair': 'Ships in 6 weeks',
} as const

test('a piece says when it ships', async ({ page }) => {
  for (const [path, notice] of Object.entries(NOTICES)) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('strong').getByText(notice)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible()
  }
})

test('where a piece does not ship, the page offers another country', async ({ page }) => {
  await page.goto('/products/luna-twin-floor-lamp')
  await page.getByRole('link', { name: 'Change shipping country' }).click()
  await expect(page).toHaveURL('/countries?to=%2Fproducts%2Fluna-twin-floor-lamp')
})

// spec 6: a product for the trade shows nothing of itself to others
test('a piece for trade clients reveals nothing, not even its name', async ({ page }) => {
  const response = await page.goto('/products/ninfea-oval-boardroom-table')
  expect(response?.status()).toBe(403)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This piece is for trade clients only' }),
  ).toBeVisible()
  const sent = (await response?.text()) ?? ''
  expect(sent).not.toContain('boardroom table')
  const { price } = await findPrices(page.request, HOME, 'ninfea-oval-boardroom-table')
  expect(sent).not.toContain(price)
})

test('a piece for internal use is not found', async ({ page }) => {
  expect((await page.goto('/products/colle-amphora-smoked-sample'))?.status()).toBe(404)
})
