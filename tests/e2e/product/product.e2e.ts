import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { GERMAN, HOME } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'

const ARMCHAIR = '/products/nuvola-boucle-armchair'

test('a variant is chosen at once, and its address can be shared', async ({ page }) => {
  await page.goto(ARMCHAIR)
  await page.getByRole('link', { name: 'Moss bouclé' }).click()
  await expect(page.getByRole('main')).toContainText('Upholstery: Moss bouclé')
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Moss bouclé' })).toHaveAttribute('aria-current', 'true')
})

test('a piece goes in the bag, which opens', async ({ page }) => {
  await page.goto(ARMCHAIR)
  await page.getByRole('button', { name: 'Add to bag' }).click()
  const bag = page.getByRole('dialog')
  await expect(bag).toContainText('Nuvola bouclé armchair')
  await expectAccessible(page)
})

test('sizes, price and delivery are those of the country', async ({ page }) => {
  await page.goto(ARMCHAIR)
  await expect(page.getByRole('main')).toContainText(/× [\d.]+ in \(width × depth × height\)/)
  await expect(page.getByRole('main')).toContainText(
    (await findPrices(page.request, HOME, 'nuvola-boucle-armchair')).price,
  )
  await page.goto('/de-de/products/sessel-nuvola-boucle')
  await expect(page.getByRole('main')).toContainText(/× [\d,]+\scm \(Breite × Tiefe × Höhe\)/)
  await expect(page.getByRole('main')).toContainText(
    (await findPrices(page.request, GERMAN, 'sessel-nuvola-boucle')).price,
  )
  await expect(page.getByRole('main')).toContainText('Inkl. MwSt.')
  await page.goto('/en-gb/products/nuvola-boucle-armchair')
  await expect(page.getByRole('main')).toContainText(/£[\d,]+/)
})

test('a handle of another language, or in capitals, leads to the page in this one', async ({ page }) => {
  await page.goto('/it-it/products/nuvola-boucle-armchair')
  await expect(page).toHaveURL('/it-it/products/poltrona-nuvola-boucle')
  await page.goto('/products/Sessel-Nuvola-Boucle')
  await expect(page).toHaveURL(ARMCHAIR)
})

test('a picture opens over the page, comes closer, and gives the keyboard back', async ({ page }) => {
  await page.goto(ARMCHAIR)
  const picture = page.getByRole('link', { name: /^Enlarge picture 1/ })
  const zoom = page.getByRole('dialog', { name: 'Pictures of Nuvola bouclé armchair' })
  await expect(async () => {
    await picture.click()
    await expect(zoom).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const first = zoom.getByRole('button', { name: /^Look closer: / }).first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await zoom.getByRole('button', { name: 'Next picture' }).click()
  await expect(zoom.getByRole('status')).toHaveText(/^2 of \d+$/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(picture).toBeFocused()
  await expect(page).toHaveURL(ARMCHAIR)
})

test('search engines and those who share it are told what it is', async ({ page }) => {
  await page.goto(ARMCHAIR)
  const [product, place] = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(product).toMatchObject({ '@type': 'Product', name: 'Nuvola bouclé armchair' })
  const { amount, currency } = await findPrices(page.request, HOME, 'nuvola-boucle-armchair')
  expect(product.offers[0]).toMatchObject({ price: amount, priceCurrency: currency })
  expect(place.itemListElement.at(-1)).toMatchObject({ name: 'Nuvola bouclé armchair' })
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(
    new URL(shared ?? '', page.url()).pathname + new URL(shared ?? '').search,
  )
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})

test('what the house recommends with it follows, then other pieces in the same spirit', async ({ page }) => {
  await page.goto(ARMCHAIR)
  const namesIn = (row: string) => page.getByRole('region', { name: row }).getByRole('heading', { level: 3 })
  await expect(namesIn('Goes well with this piece')).toHaveText([
    'Nuvola bouclé ottoman',
    'Luna arched floor lamp',
    'Ninfea marble side table',
    'Canneto reeded credenza',
  ])
  const similar = namesIn('In the same spirit')
  await expect(similar).toHaveCount(4)
  const recommended = await namesIn('Goes well with this piece').allTextContents()
  for (const name of await similar.allTextContents()) expect(recommended).not.toContain(name)
})
