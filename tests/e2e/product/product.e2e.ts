import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { GERMAN, HOME } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'

const ARMCHAIR = '/products/nuvola-boucle-armchair'

// spec 2: a chosen finish adds no entry to the history of the browser
test('a variant is selected at once, its URL can be shared, and Back leaves the product', async ({
  page,
}) => {
  await page.goto('/categories/furniture')
  await page.goto(ARMCHAIR)
  const swatches = page.getByRole('list', { name: 'Upholstery' }).getByRole('link')
  for (const place of [1, 0, 1]) {
    await swatches.nth(place).click()
    await expect(swatches.nth(place)).toHaveAttribute('aria-current', 'true')
  }
  const name =
    (await swatches.nth(1).getAttribute('aria-label')) ?? (await swatches.nth(1).textContent()) ?? ''
  await expect(page.getByRole('main')).toContainText(`Upholstery: ${name.trim()}`)
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await page.reload()
  await expect(swatches.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/categories/furniture')
})

// spec 3: the total of two pieces or more beside the button of a product page
test('two pieces or more have their total beside the button, and all of them go into the bag', async ({
  page,
}) => {
  await page.goto(ARMCHAIR)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  const total = page.locator('output').filter({ hasText: /\d/ })
  await expect(total).toHaveCount(0)
  await quantity.fill('3')
  await expect(total).toHaveCount(1)
  const shown = ((await total.textContent()) ?? '').replace(/[^\d.]/g, '')
  await page.getByRole('button', { name: 'Add to bag' }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('spinbutton').first()).toHaveValue('3')
  await expect(cart).toContainText('Nuvola bouclé armchair')
  await expectAccessible(page)
  const single = (await findPrices(page.request, HOME, 'nuvola-boucle-armchair')).price.replace(/[^\d.]/g, '')
  expect(Number(shown)).toBeCloseTo(3 * Number(single), 2)
})

test('a picture opens over the page, zooms, and restores the focus', async ({ page }) => {
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

// spec 2: a product prints with all its pictures
test('on paper all pictures of a piece are there, within the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto('/products/luna-table-lamp')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const pictures = page.getByRole('main').getByRole('region').first().getByRole('listitem').getByRole('img')
  expect(await pictures.count()).toBeGreaterThan(2)
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const box = await picture.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(794)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // spec 3: sizes, price and delivery of a product are those of the country
  test('dimensions, price and delivery match the country', async ({ page }) => {
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

  // spec 5: a foreign-language slug leads to the page of the language
  test('a handle in another language or in capitals redirects to the page in this language', async ({
    page,
  }) => {
    await page.goto('/it-it/products/nuvola-boucle-armchair')
    await expect(page).toHaveURL('/it-it/products/poltrona-nuvola-boucle')
    await page.goto('/products/Sessel-Nuvola-Boucle')
    await expect(page).toHaveURL(ARMCHAIR)
  })

  test('search engines and social networks get a description of the piece', async ({ page }) => {
    await page.goto(ARMCHAIR)
    const [product, place] = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(product).toMatchObject({ '@type': 'Product', name: 'Nuvola bouclé armchair' })
    const { amount, currency } = await findPrices(page.request, HOME, 'nuvola-boucle-armchair')
    expect(product.offers[0]).toMatchObject({ price: amount, priceCurrency: currency })
    expect(place.itemListElement.at(-1)).toMatchObject({ name: 'Nuvola bouclé armchair' })
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
    const response = await page.request.get(
      new URL(shared ?? '', page.url()).pathname + new URL(shared ?? '').search,
    )
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })

  // spec 3: product: recommended, a row of its own beside the similar ones
  test('recommended pieces come first, then others in the same spirit', async ({ page }) => {
    await page.goto(ARMCHAIR)
    const namesIn = (row: string) =>
      page.getByRole('region', { name: row }).getByRole('heading', { level: 3 })
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
})
