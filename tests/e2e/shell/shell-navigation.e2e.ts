import type { Page } from '@playwright/test'
import { expect, test } from '../support/listening.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/countries-of-nowhere')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
})

test('a link navigates without a full load, and focus moves to the content', async ({ page }) => {
  const address = await openFirstMenuLink(page)
  await expect(page).toHaveURL(address)
  await expectSameDocument(page)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Back returns to the previous page', async ({ page }) => {
  await openFirstMenuLink(page)
  await expect(page).not.toHaveURL('/countries-of-nowhere')
  await page.goBack()
  await expect(page).toHaveURL('/countries-of-nowhere')
  await expectSameDocument(page)
})

test('a layer over the menu closes before the menu does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
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

test('a closed layer leaves no history entry', async ({ page }) => {
  await openFirstMenuLink(page)
  await expect(page).not.toHaveURL('/countries-of-nowhere')
  await page
    .getByRole('link', { name: /^Ship to/ })
    .first()
    .click()
  const chooser = page.getByRole('dialog', { name: 'Country and language' })
  await chooser.getByRole('button', { name: 'Close' }).click()
  await expect(chooser).toBeHidden()
  await page.goBack()
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

// spec 9: link prefetch margin 200 px
test('every card within 200 pixels of the window is prefetched, however far the page is scrolled, and no other', async ({
  page,
}) => {
  await page.goto('/categories/furniture')
  await page.mouse.move(300, 300)
  await expectNearCardsFetched(page)
  await page.mouse.wheel(0, 2400)
  await expectNearCardsFetched(page)
})

async function expectNearCardsFetched(page: Page): Promise<void> {
  await expect(async () => {
    const cards = await page.evaluate(() => {
      const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][href*=".data"]')]
      const paths = fetched.map(({ href }) => new URL(href).pathname)
      return [...document.querySelectorAll<HTMLElement>('.piece')].map((card) => ({
        top: card.getBoundingClientRect().top - innerHeight,
        bottom: card.getBoundingClientRect().bottom,
        isFetched: paths.includes(`${card.querySelector('a')?.pathname}.data`),
      }))
    })
    const near = cards.filter(({ top, bottom }) => top < 200 && bottom > -200)
    const below = cards.filter(({ top }) => top > 200)
    expect(near.length).toBeGreaterThan(3)
    expect(below.length).toBeGreaterThan(3)
    expect(near.filter(({ isFetched }) => !isFetched)).toEqual([])
    expect(below.filter(({ isFetched }) => isFetched)).toEqual([])
  }).toPass({ timeout: 8_000 })
}

async function openFirstMenuLink(page: Page): Promise<string> {
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()
  const address = await link.getAttribute('href')
  await link.click()
  return address ?? ''
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true)
}
