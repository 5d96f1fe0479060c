import { cartLine, LOW_STOCK, PROMO_CODE, shownCartTotal } from '../support/bag.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'

const where = place('de-de')

test.use({ javaScriptEnabled: false, where })

test('without JavaScript a piece is added, counted, reduced by a code, removed and restored', async ({
  page,
  visit,
  t,
}) => {
  await visit('/products/creta-vases-set-of-three')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: t('product.add') }).click()
  const main = page.getByRole('main')
  const { quantity, more, fewer, remove } = cartLine(main, t, title)
  const single = (await shownCartTotal(main).textContent()) ?? ''
  await more.click()
  await expect(quantity).toHaveValue('2')
  await expect(shownCartTotal(main)).not.toHaveText(single)
  await fewer.click()
  await expect(shownCartTotal(main)).toHaveText(single)
  const update = main.getByRole('button', { name: t('shell.quantity.update') })
  await quantity.fill('40')
  await quantity.press('Enter')
  await expect(main.getByText(/^40 /)).toBeVisible()
  await quantity.fill('1000')
  await update.click()
  await expect(main.getByText(t('errors.cart.quantity-too-large'))).toBeVisible()
  await expect(quantity).toHaveValue('1000')
  await quantity.fill('1')
  await update.click()
  await expect(shownCartTotal(main)).toHaveText(single)
  const code = main.getByLabel(t('codes.label'))
  const apply = main.getByRole('button', { name: t('codes.apply') })
  await code.fill('NICHTS')
  await apply.click()
  await expect(main.getByText(t('codes.refused'))).toBeVisible()
  await expect(code).toHaveValue('NICHTS')
  await code.fill(PROMO_CODE)
  await apply.click()
  await expect(shownCartTotal(main)).not.toHaveText(single)
  await main.getByRole('button', { name: t('codes.remove', { code: PROMO_CODE }) }).click()
  await expect(shownCartTotal(main)).toHaveText(single)
  await remove.click()
  await expect(page.getByRole('heading', { level: 1, name: t('bag.empty.title') })).toBeVisible()
  const suggested = main.getByRole('region', { name: t('catalogue.suggestions.recommended') })
  await expect(suggested.getByRole('listitem')).toHaveCount(4)
  await main.getByRole('button', { name: t('bag.removed.undo') }).click()
  await expect(quantity).toHaveValue('1')
  await expect(main.getByRole('button', { name: t('bag.removed.undo') })).toBeHidden()
})

test('without JavaScript adding the last unit again is refused with the reason', async ({
  page,
  visit,
  t,
}) => {
  await visit(LOW_STOCK.path)
  await page.getByRole('link', { name: LOW_STOCK.lastOneInGerman }).click()
  const add = page.getByRole('button', { name: t('product.add') })
  const refusal = page.getByRole('main').getByText(t('errors.cart.units-exhausted'))
  await add.click()
  await expect(page).toHaveURL('/de-de/checkout/cart')
  await expect(refusal).toHaveCount(0)
  await page.goBack()
  await add.click()
  await expect(refusal).toHaveCount(1)
})
