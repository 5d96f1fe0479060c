import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { addToBag, bagLine, bagPanel } from '../support/bag.ts'
import { expectGoodLayer } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const PIECE = '/products/luna-table-lamp'

for (const where of ['en-us', 'de-de'].map(place)) {
  test.describe(where.language, () => {
    test.use({ locale: toLanguageTag(where) })
    const t = wordsIn(where.language)

    // spec 8: the bag without a connection says what waits, and adds it later
    test('a piece that is added without a connection waits in the bag, and joins it afterwards, once', async ({
      page,
      context,
    }) => {
      await page.goto(localePath(where, PIECE))
      const panel = await addToBag(page, t)
      await panel.getByRole('button', { name: t('shell.layer.close') }).click()
      // The bag of the document before is shown as it was.
      await page.reload()
      await page.getByRole('heading', { level: 1 }).hover()
      await context.setOffline(true)
      await page.getByRole('button', { name: t('product.add'), exact: true }).click()
      await expect(bagPanel(page, t).getByText(t('bag.offline.waiting'))).toBeVisible()
      await expect(bagPanel(page, t).getByText(t('connection.text'))).toBeVisible()
      await expect(panel.getByRole('spinbutton')).toHaveValue('1')
      await expect(panel.getByRole('button', { name: t('bag.offline.checkout') })).toBeDisabled()
      await expectGoodLayer(page, where)
      await context.setOffline(false)
      await expect(bagPanel(page, t).getByText(t('bag.offline.waiting'))).toBeHidden()
      await expect(panel.getByRole('spinbutton')).toHaveValue('2')
      await expect(panel.getByRole('button', { name: t('bag.to-checkout') })).toBeEnabled()
    })
  })
}

test('what was added arrives once, even if only its response was lost', async ({ page }) => {
  const t = wordsIn('en')
  await page.goto(PIECE)
  const panel = await addToBag(page, t)
  await panel.getByRole('button', { name: t('shell.layer.close') }).click()
  await page.route(
    /cart\/lines/,
    async (route) => {
      await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: t('product.add'), exact: true }).click()
  await expect(panel.getByText(t('bag.offline.waiting'))).toBeVisible()
  await panel.getByRole('button', { name: t('connection.retry') }).click()
  await expect(panel.getByText(t('bag.offline.waiting'))).toBeHidden()
  await expect(panel.getByRole('spinbutton')).toHaveValue('2')
})

test('a change of quantity waits, too', async ({ page, context }) => {
  const t = wordsIn('en')
  await page.goto(PIECE)
  const panel = await addToBag(page, t)
  const { more } = bagLine(panel, t, 'Luna')
  await context.setOffline(true)
  await more.first().click()
  await expect(panel.getByText(t('connection.text'))).toBeVisible()
  await context.setOffline(false)
  await expect(panel.getByRole('button', { name: t('bag.to-checkout') })).toBeEnabled()
  await expect(panel.getByRole('spinbutton')).toHaveValue('2')
})
