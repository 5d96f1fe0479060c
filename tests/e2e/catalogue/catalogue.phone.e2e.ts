import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'

test('on a phone the filters are a sheet that makes the page inert, closes by Back, and shows how many pieces remain', async ({
  page,
}) => {
  await page.goto('/categories/furniture')
  const banner = page.getByRole('banner')
  await openSheet(page)
  await expect(banner).toHaveJSProperty('inert', true)
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(banner).toHaveJSProperty('inert', false)
  await openSheet(page)
  await expect(banner).toHaveJSProperty('inert', true)
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL('/categories/furniture')
  await openSheet(page)
  await expectAccessible(page)
  await sheet(page).getByText('Material', { exact: true }).first().click()
  const show = sheet(page).getByRole('button', { name: /^Show \d+ pieces?$/ })
  const all = (await show.textContent()) ?? ''
  await sheet(page)
    .getByRole('checkbox', { name: /^Walnut/ })
    .check()
  await expect(page).toHaveURL('/categories/furniture?material=walnut')
  await expect(show).not.toHaveText(all)
  const left = (await show.textContent())?.match(/\d+/)?.[0]
  await show.click()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${left} piece`)
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
})

test('a list fits the window down to 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/categories/furniture', '/de-de/products/sessel-nuvola-boucle']) {
    await page.goto(path)
    const [page_, window_] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(page_, path).toBe(window_)
  }
})

async function openSheet(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(sheet(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

function sheet(page: Page) {
  return page.getByRole('form', { name: 'Filters' })
}
