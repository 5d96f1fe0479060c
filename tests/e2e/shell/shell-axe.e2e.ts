import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

/**
 * The other languages have the same elements with other words, each of which exists (`npm run check`). The layers of a
 * phone are in `quality-layers.phone.e2e.ts`.
 */
for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where, contextOptions: { reducedMotion: 'reduce' } })

    test('the mega menu, the chooser of country and language, and the contact panel are accessible', async ({
      page,
      visit,
      t,
    }) => {
      await visit('/')
      const menu = page.getByRole('navigation', { name: t('navigation.menu.label') })
      await menu.getByRole('listitem').first().hover()
      const all = menu.getByText(t('navigation.menu.view-all')).first()
      await expect(all).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(all).toBeHidden()

      await page
        .getByRole('link', { name: t(`market.languages.${where.language}`) })
        .first()
        .click()
      const country = page.getByRole('dialog').getByRole('group', { name: t('market.country') })
      await expect(country).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(country).toBeHidden()

      await page
        .getByRole('button', { name: t('navigation.contact.open') })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: t('navigation.contact.title') })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('a browser that speaks another language', () => {
  test.use({ locale: 'de-AT' })

  test('gets an accessible locale suggestion', async ({ page, visit }) => {
    await visit('/')
    const name = wordsIn('de')('market.suggestion.label')
    await expect(page.getByRole('complementary', { name })).toBeVisible()
    await expectAccessible(page)
  })
})
