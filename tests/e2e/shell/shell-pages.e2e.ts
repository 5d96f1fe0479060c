import { expect, test } from '../support/listening.ts'
import { wordsIn } from '../support/words.ts'

const MISSING = [
  ['/', 'products-of-nowhere', 'en'],
  ['/it-it', 'products/%00', 'it'],
  ['/es-es', 'categories/a%00b', 'es'],
  ['/de-de', 'products/nowhere', 'de'],
  ['/fr-fr', '%00', 'fr'],
] as const

// spec 8: pages: 404 with its words, linking to the homepage
// spec 8: a page that does not exist answers 404 and suggests pieces (issue 14, point 7)
test('a missing page says so in its language, links to the homepage of its locale, and suggests pieces', async ({
  page,
}) => {
  for (const [home, path, language] of MISSING) {
    const t = wordsIn(language)
    const response = await page.goto(`${home}/${path}`.replace('//', '/'))
    expect(response?.status()).toBe(404)
    const message = t('errors.page.page-not-found')
    await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible()
    await expect(page.getByRole('link', { name: t('errors.home') })).toHaveAttribute('href', home)
    const suggested = page.getByRole('region', { name: t('catalogue.suggestions.recommended') })
    await expect(suggested.getByRole('listitem')).toHaveCount(4)
  }
})

// spec 2: no header, footer and chat on any page with nolayout
test('a page with nolayout has no header and no footer', async ({ page }) => {
  await page.goto('/products-of-nowhere?nolayout')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('a skip link jumps over the header', async ({ page }) => {
  await page.goto('/products-of-nowhere')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

// spec 2: top strip: Contact us opens a contact dialog
test('the contact panel opens as a layer that Escape closes', async ({ page }) => {
  await page.goto('/products-of-nowhere')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact us' })
  await expect(contact.getByText('8am–12pm ET')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(contact).toBeHidden()
})

test('a document starts with doctype and language, and preloads its scripts at low priority', async ({
  request,
}) => {
  const html = await (await request.get('/products-of-nowhere')).text()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US"/)
  expect(html.match(/<link rel="modulepreload" fetchpriority="low"/g)?.length).toBe(
    html.match(/rel="modulepreload"/g)?.length,
  )
})
