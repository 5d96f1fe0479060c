import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { openFailingShop } from '../support/failing-shop.ts'
import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/listening.ts'
import { wordsIn } from '../support/words.ts'

const HOMES = [
  ['/', 'en'],
  ['/it-it', 'it'],
  ['/es-es', 'es'],
  ['/de-de', 'de'],
  ['/fr-fr', 'fr'],
] as const

// spec 8: pages: 500 with its words, linking to the homepage, where a page fails
test('a page that fails says so in five languages and links to the home page, also without JavaScript', async ({
  page,
  browser,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const scriptless = await context.newPage()
  for (const kind of ['framed', 'bare'] as const) {
    const shop = await openFailingShop(kind)
    for (const [home, language] of HOMES) {
      // Hydration is the same in every language.
      for (const opened of language === 'de' ? [scriptless, page] : [scriptless]) {
        const response = await opened.goto(
          `${shop.origin}${home}/products/nothing`.replace('//products', '/products'),
        )
        expect(response?.status()).toBe(500)
        await expectFailure(opened, home, language)
        await expect(opened.getByRole('contentinfo')).toHaveCount(kind === 'framed' ? 1 : 0)
      }
    }
    await expectAccessible(page)
    // The page would still load scripts from the shop.
    await page.goto('about:blank')
    await shop.close()
  }
  expect(problems).toEqual([])
  await context.close()
})

test('a page that fails during navigation says so in the language of the previous page', async ({ page }) => {
  await page.goto('/de-de/nowhere')
  await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 500, body: 'no page' }))
  await page.getByRole('main').getByRole('link').first().click()
  await expectFailure(page, '/de-de', 'de')
})

async function expectFailure(page: Page, home: string, language: (typeof HOMES)[number][1]) {
  const message = wordsIn(language)('errors.page.server-failed')
  await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible()
  await expect(page).toHaveTitle(`${message} | ${HOUSE.name}`)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  const way = page.getByRole('main').getByRole('link', { name: wordsIn(language)('errors.home') })
  await expect(way).toHaveAttribute('href', home)
}
