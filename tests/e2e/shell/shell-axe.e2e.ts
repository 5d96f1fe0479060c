import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'

const HOMES = { '/': en, '/de-de': de, '/it-it': it, '/es-es': es, '/fr-fr': fr } as const

for (const [home, words] of Object.entries(HOMES)) {
  const { navigation, market, search } = words
  const measured = { hasContrast: home === '/' }

  test.describe(`open layers at ${home}`, () => {
    test.use({ locale: home === '/' ? 'en-US' : home.slice(1), contextOptions: { reducedMotion: 'reduce' } })

    test('the mega menu is accessible', async ({ page }) => {
      await page.goto(home)
      const menu = page.getByRole('navigation', { name: navigation.menu.label })
      await menu.getByRole('listitem').first().hover()
      await expect(menu.getByText(navigation.menu['view-all']).first()).toBeVisible()
      await expectAccessible(page, measured)
    })

    test('the phone menu is accessible', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(home)
      await page.getByRole('button', { name: navigation.menu.open, exact: true }).click()
      await expect(page.getByRole('searchbox', { name: search.field })).toBeVisible()
      await expectAccessible(page, measured)
    })

    test('the chooser of country and language is accessible', async ({ page }) => {
      await page.goto(home)
      const language = home === '/' ? 'en' : (home.slice(1, 3) as keyof typeof market.languages)
      await page.getByRole('link', { name: market.languages[language] }).first().click()
      await expect(page.getByRole('dialog').getByRole('group', { name: market.country })).toBeVisible()
      await expectAccessible(page, measured)
    })

    test('the contact panel is accessible', async ({ page }) => {
      await page.goto(home)
      await page.getByRole('button', { name: navigation.contact.open }).first().click()
      await expect(page.getByRole('dialog', { name: navigation.contact.title })).toBeVisible()
      await expectAccessible(page, measured)
    })
  })
}

test.describe('a browser that speaks another language', () => {
  test.use({ locale: 'de-AT' })

  test('gets an accessible locale suggestion', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('complementary', { name: de.market.suggestion.label })).toBeVisible()
    await expectAccessible(page)
  })
})
