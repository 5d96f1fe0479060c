import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'

const PAGES = [
  '/landing/milan',
  '/landing/a-room-in-a-week',
  '/landing/hospitality-projects',
  '/collections/a-table-for-twelve',
  '/magazine/stories-from-the-workshop/the-silver-bath',
  '/artisans/officina-brianza',
  '/sitemap',
]

test.describe('on a phone, in the longest language', () => {
  test.use({ where: place('de-de') })
  for (const path of PAGES) {
    test(`${path} is complete, stable and accessible`, async ({ page, visit, where }) => {
      await visit(path)
      await expectGoodPage(page, where)
    })
  }
})

test('tapping a number in a look opens its piece at the bottom of the window', async ({ page, visit }) => {
  await visit('/landing/a-room-in-a-week')
  await page.getByRole('button', { name: '1, Nuvola bouclé armchair' }).tap()
  const card = page.getByRole('link', { name: /^Officina Brianza.*armchair/ })
  await expect(card).toBeInViewport()
})
