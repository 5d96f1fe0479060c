import { expectGoodPage, expectHead } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { GERMAN } from '../support/places.ts'
import { EDITORIAL_PAGES } from './pages.ts'

test.describe('on a phone, in the longest language', () => {
  test.use({ where: GERMAN })
  for (const [name, paths] of Object.entries(EDITORIAL_PAGES)) {
    test(`${name} are complete, stable and accessible`, async ({ page, visit, where }) => {
      test.slow()
      for (const path of paths) {
        await visit(path)
        await expectHead(page, where, { isListed: true })
        await expectGoodPage(page, where)
      }
    })
  }
})

test('tapping a number in a look opens its piece at the bottom of the window', async ({ page, visit }) => {
  await visit('/landing/a-room-in-a-week')
  await page.getByRole('button', { name: '1, Nuvola bouclé armchair' }).tap()
  const card = page.getByRole('link', { name: /^Officina Brianza.*armchair/ })
  await expect(card).toBeInViewport()
})
