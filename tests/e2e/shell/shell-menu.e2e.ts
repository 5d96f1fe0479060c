import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/listening.ts'

const PAGE = '/countries-of-nowhere'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.describe('the menu on desktop', () => {
  // spec 2: mega menu opens on hover
  // spec 2: menu panels close on route change
  test('opens on hover; Escape closes it, and so does a navigation', async ({ page }) => {
    await page.goto(PAGE)
    const { item, panelLink } = firstItem(page)
    await expect(panelLink).toBeHidden()
    await item.hover()
    await expect(panelLink).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panelLink).toBeHidden()
    await page.getByRole('main').hover()
    await item.hover()
    await expect(panelLink).toBeVisible()
    await page.getByRole('main').hover({ position: { x: 5, y: 600 }, force: true })
    await expect(panelLink).toBeHidden()
    await item.hover()
    await panelLink.click()
    await expect(page).not.toHaveURL(PAGE)
    await expect(panelLink).toBeHidden()
  })

  test('has one tab stop per menu, with arrow keys inside', async ({ page }) => {
    await page.goto('/products/nuvola-boucle-armchair')
    const { item, panelLink } = firstItem(page)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const items = menu.locator('.menu-link')
    await expect(item).toHaveAttribute('aria-current', 'true')
    await item.focus()
    await page.keyboard.press('Shift+Tab')
    const count = await items.count()
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab')
      await expect(items.nth(index)).toBeFocused()
      // An item without a panel is only a link.
      const hasPanel = (await items.nth(index).getAttribute('aria-expanded')) !== null
      if (hasPanel) await expect(items.nth(index)).toHaveAttribute('aria-expanded', 'true')
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: `${HOUSE.name}, homepage` })).toBeFocused()
    await expect(panelLink).toBeHidden()

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Home')
    await expect(item).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(panelLink).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(panelLink).not.toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(panelLink).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(items.nth(1)).toBeFocused()
    await expect(panelLink).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(panelLink).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panelLink).toBeHidden()
    await expect(item).toBeFocused()
  })
})

test.describe('the menu on a phone', () => {
  test.use(PHONE)

  // spec 2: mobile: slide-in menu, two groups, search field at the top
  test('slides in with the search at its top, expands an item in place, and Back closes it without leaving the page', async ({
    page,
  }) => {
    await page.goto(PAGE)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu.getByRole('searchbox')).toBeVisible()
    await expect(menu.getByText('Products', { exact: true })).toBeVisible()
    await expect(menu.getByText('Ideas', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    const more = page.getByRole('button', { name: /^More in / }).first()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(firstItem(page).panelLink).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(PAGE)
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens on hover', async ({ page }) => {
    await page.goto(PAGE)
    const { item, panelLink } = firstItem(page)
    await item.hover()
    await expect(panelLink).toBeVisible()
  })

  test('the phone menu opens and links to pages', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const { item } = firstItem(page)
    await expect(item).toBeVisible()
    await item.click()
    await expect(page).not.toHaveURL(PAGE)
  })
})

function firstItem(page: import('@playwright/test').Page) {
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem').first()
  return {
    item: entry.getByRole('link').first(),
    panelLink: entry.getByRole('link', { includeHidden: true }).nth(1),
  }
}
