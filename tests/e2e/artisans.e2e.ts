import { expect, test } from './support/journey.ts'
import { HOME, place } from './support/places.ts'
import { expectGoodPage, expectHead } from './support/quality.ts'

for (const where of [HOME, place('de-de')]) {
  test.describe(where.language, () => {
    test.use({ where })

    test('the directory is narrowed by a word and a region, sorted by date, and led back to all', async ({
      page,
      visit,
      t,
    }) => {
      await visit('/artisans')
      const workshops = page.getByRole('main').getByRole('heading', { level: 2 })
      const all = await workshops.count()
      const curated = await workshops.allTextContents()
      await page.getByRole('link', { name: t('artisans.directory.sort.most-recent') }).click()
      await expect(page).toHaveURL(/\/artisans\?sort=most-recent$/)
      await expect.poll(() => workshops.allTextContents()).not.toEqual(curated)
      expect(await workshops.count()).toBe(all)

      await page.getByRole('searchbox', { name: t('artisans.directory.find') }).fill('Murano')
      await page.getByRole('button', { name: t('artisans.directory.show'), exact: true }).click()
      await expect(page).toHaveURL(/\/artisans\?q=Murano&sort=most-recent$/)
      await expect.poll(() => workshops.count()).toBeLessThan(all)
      await visit('/artisans?q=Murano&sort=most-recent')
      await expectHead(page, where, { isListed: false })
      await expectGoodPage(page, where)

      await visit('/artisans?q=zzzz')
      await expect(page.getByRole('heading', { name: t('artisans.directory.empty.title') })).toBeVisible()
      await page.getByRole('link', { name: t('artisans.directory.empty.action') }).click()
      await expect.poll(() => workshops.count()).toBe(all)
    })
  })
}
