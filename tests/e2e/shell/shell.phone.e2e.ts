import type { Locator } from '@playwright/test'
import { cartButton, submitToCart } from '../support/bag.ts'
import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/journey.ts'
import { ABROAD, nightlyAbroad, place } from '../support/places.ts'

const WIDTHS = [320, 360, 390, 430]
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

test.use({ consent: null })

for (const where of [place('en-gb'), ...ABROAD]) {
  test.describe(where.language, nightlyAbroad(where), () => {
    test.use({ where })

    test('the phone header is centered and labelled, and the cookie banner covers at most a fifth', async ({
      page,
      visit,
      t,
    }) => {
      await submitToCart(page.request, where, '/products/nuvola-boucle-armchair', { quantity: 12 })
      await visit('/legal/cookies')
      const header = page.getByRole('banner')
      const logo = header.getByRole('link', { name: t('navigation.home', { house: HOUSE.name }) })
      const menu = header.getByRole('button', { name: t('navigation.menu.open'), exact: true })
      const search = header.getByRole('link', { name: t('navigation.search.open'), exact: true })
      const cart = cartButton(page, t, 12)
      await expect(cart).toContainText(/12/)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 })
        const middle = await edgesOf(logo)
        expect(Math.abs(middle.left + middle.right - width) / 2, `${width} px`).toBeLessThanOrEqual(1)
        const tools = await Promise.all([search, cart].map(edgesOf))
        const inOrder = [await edgesOf(menu), middle, ...tools, { left: width, right: width }]
        for (const [index, { left }] of inOrder.slice(1).entries()) {
          expect(inOrder[index]?.right, `${width} px`).toBeLessThanOrEqual(left)
        }
      }
      const question = page.getByRole('region', { name: t('consent.title') })
      await expect(question).toBeVisible()
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        expect(await heightOf(question), `${size.height} px`).toBeLessThanOrEqual(size.height / 5)
      }
    })
  })
}

async function edgesOf(locator: Locator): Promise<{ left: number; right: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return { left, right }
  })
}

async function heightOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().height)
}
