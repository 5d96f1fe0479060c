import { expectGoodPage, expectHead } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where })

    test('the directory is filtered by a word, sorted by date, and reset', async ({ page, visit, t }) => {
      await visit('/artisans')
      const workshops = page.getByRole('main').getByRole('heading', { level: 2 })
      const all = await workshops.count()
      const curated = await workshops.allTextContents()
      await page.getByRole('link', { name: t('artisans.directory.sort.most-recent') }).click()
      await expect(page).toHaveURL(/\/artisans\?sort=most-recent$/)
      await expect.poll(() => workshops.allTextContents()).not.toEqual(curated)
      expect(await workshops.count()).toBe(all)

      // The query has a typo and still matches.
      await page.getByRole('searchbox', { name: t('artisans.directory.find') }).fill('Murrano')
      await page.getByRole('button', { name: t('artisans.directory.show'), exact: true }).click()
      await expect(page).toHaveURL(/\/artisans\?q=Murrano&sort=most-recent$/)
      await expect.poll(() => workshops.allTextContents()).toEqual(['Vetreria San Donato'])
      await visit('/artisans?q=Murano&sort=most-recent')
      await expectHead(page, where, { isListed: false })
      await expectGoodPage(page, where)

      await visit('/artisans?q=zzzz')
      await expect(page.getByRole('heading', { name: t('artisans.directory.empty.title') })).toBeVisible()
      const suggested = page.getByRole('region', { name: t('catalogue.suggestions.recommended') })
      await expect(suggested.getByRole('listitem')).toHaveCount(4)
      await page.getByRole('link', { name: t('artisans.directory.empty.action') }).click()
      await expect.poll(() => workshops.count()).toBe(all)
    })

    test('each filter gives as many workshops as its count says, and can be removed', async ({
      page,
      visit,
      t,
    }) => {
      await visit('/artisans')
      const workshops = page.getByRole('main').getByRole('heading', { level: 2 })
      const all = await workshops.count()
      for (const choice of ['region', 'craft', 'category'] as const) {
        const select = page.getByRole('combobox', { name: t(`artisans.directory.choice.${choice}`) })
        const option = select.getByRole('option').nth(1)
        const [, label = '', count = ''] = /^(.*) \((\d+)\)$/.exec((await option.textContent()) ?? '') ?? []
        await select.selectOption({ index: 1 })
        await page.getByRole('button', { name: t('artisans.directory.show'), exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`/artisans\\?${choice}=[a-z-]+$`))
        await expect.poll(() => workshops.count()).toBe(Number(count))
        await page.getByRole('link', { name: t('artisans.directory.remove', { label }) }).click()
        await expect(page).toHaveURL(/\/artisans$/)
        await expect.poll(() => workshops.count()).toBe(all)
      }

      await visit('/artisans?region=veneto&craft=glass')
      await expectGoodPage(page, where)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the directory works with several filters at once', async ({ page, visit, t }) => {
    await visit('/artisans')
    await page.getByRole('combobox', { name: t('artisans.directory.choice.craft') }).selectOption('glass')
    await page.getByRole('combobox', { name: t('artisans.directory.choice.region') }).selectOption('veneto')
    await page.getByRole('button', { name: t('artisans.directory.show'), exact: true }).click()
    await expect(page).toHaveURL(/\/artisans\?craft=glass&region=veneto$/)
    const workshops = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(workshops).toHaveText(['Vetreria San Donato', 'Specchi Veneti'])
    const craft = page.getByRole('combobox', { name: t('artisans.directory.choice.craft') })
    await expect(craft).toHaveValue('glass')
    await page.getByRole('link', { name: t('artisans.directory.clear') }).click()
    await expect(page).toHaveURL(/\/artisans$/)
  })
})

test('a name or a place suggests the artisan, even when misspelled', async ({ page, visit, t }) => {
  await visit('/search')
  await page.getByRole('main').getByLabel(t('search.field'), { exact: true }).focus()
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
  await page.getByRole('main').getByRole('combobox').pressSequentially('vetrreria', { delay: 20 })
  const artisans = page.getByRole('listbox').getByRole('group', { name: t('search.suggest.artisans') })
  await artisans.getByRole('option', { name: 'Vetreria San Donato Murano' }).click()
  await expect(page).toHaveURL('/artisans/vetreria-san-donato')
})
