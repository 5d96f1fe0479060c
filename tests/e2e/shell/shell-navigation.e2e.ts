import type { Page } from '@playwright/test'
import { expect, test } from '../support/listening.ts'

test('a link navigates without a full load, focus moves to the content, and Back returns, also after a layer', async ({
  page,
}) => {
  await page.goto('/countries-of-nowhere')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  const address = await openFirstMenuLink(page)
  await expect(page).toHaveURL(address)
  await expectSameDocument(page)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // A closed layer leaves no history entry.
  await page
    .getByRole('link', { name: /^Ship to/ })
    .first()
    .click()
  const chooser = page.getByRole('dialog', { name: 'Country and language' })
  await chooser.getByRole('button', { name: 'Close' }).click()
  await expect(chooser).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/countries-of-nowhere')
  await expectSameDocument(page)
})

test('a layer over the menu closes before the menu does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/countries-of-nowhere')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: /^Ship to/ }).click()
  const chooser = page.getByRole('dialog', { name: 'Country and language' })
  await expect(chooser.getByRole('group', { name: 'Shipping country' })).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/countries-of-nowhere')
})

test('pages are prefetched when their links come near the viewport, once the visitor is active', async ({
  page,
}) => {
  await page.goto('/')
  const fetchedAhead = page.locator('link[rel="prefetch"][href*=".data"]')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(fetchedAhead).toHaveCount(0)
  let across = 300
  await expect(async () => {
    await page.mouse.move(++across, 300)
    await expect(fetchedAhead).not.toHaveCount(0, { timeout: 500 })
  }).toPass()
})

// spec 9: link prefetch margin 200 px, three pages on sight
test('however far a list is scrolled, few pages are prefetched, and more only once their links are pointed at or focused', async ({
  page,
}) => {
  const fetchedAhead = page.locator('link[rel="prefetch"][href*=".data"]')
  await page.goto('/categories/furniture')
  await page.mouse.move(300, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(fetchedAhead).not.toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, 2400)
  const cards = page.locator('.piece')
  const [pointed, focused] = [cards.nth(8).getByRole('link').first(), cards.nth(9).getByRole('link').first()]
  const isFetched = (path: string | null) =>
    page
      .locator(`link[rel="prefetch"][href="${path}.data"]`)
      .or(page.locator(`link[rel="prefetch"][href^="${path}.data?"]`))
  for (const [link, act] of [
    [pointed, () => pointed.hover()],
    [focused, () => focused.focus()],
  ] as const) {
    const path = await link.getAttribute('href')
    await expect(isFetched(path)).toHaveCount(0)
    await act()
    await expect(isFetched(path)).toHaveCount(1)
  }
  // Three that were visible, the one pointed at, and those that the pointer passed on the way.
  expect(await fetchedAhead.count()).toBeLessThanOrEqual(8)
})

// spec 9: no prefetch for visitors who save data
test('nothing is prefetched for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) ahead.push(request.url())
  })
  await page.goto('/categories/furniture')
  const loaded = page.waitForResponse((response) => response.url().includes('watch-links'))
  await page.mouse.move(300, 300)
  await loaded
  await page.mouse.wheel(0, 1200)
  await page.locator('.piece').nth(5).getByRole('link').first().hover()
  await openFirstMenuLink(page)
  expect(ahead).toEqual([])
})

async function openFirstMenuLink(page: Page): Promise<string> {
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()
  const address = await link.getAttribute('href')
  await link.click()
  return address ?? ''
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true)
}
