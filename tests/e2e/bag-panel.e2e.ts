import { expectAccessible } from './support/accessible.ts'
import { addToBag, bagButton, bagLine, bagPanel, bagTotal } from './support/bag.ts'
import { expect, test } from './support/journey.ts'
import { HOME_AND_GERMAN } from './support/places.ts'
import { englishWordsOf } from './support/visible-words.ts'
import { holdBackWords } from './support/words.ts'

const PIECE = '/products/creta-vases-set-of-three'

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, () => {
    test.use({ where })

    test('a piece goes in the bag, which opens, counts, and is changed there', async ({ page, visit, t }) => {
      await visit(PIECE)
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const panel = await addToBag(page, t)
      const { quantity, more, fewer, remove } = bagLine(panel, t, title)
      await expect(panel.getByRole('status').last()).not.toBeEmpty()
      await expect(bagButton(page, t, 1)).toHaveCount(1)
      const single = (await bagTotal(panel).textContent()) ?? ''
      await more.click()
      await expect(quantity).toHaveText('2')
      await expect(bagTotal(panel)).not.toHaveText(single)
      await fewer.click()
      await expect(bagTotal(panel)).toHaveText(single)
      await expectAccessible(page)
      expect(await englishWordsOf(page, where.language)).toEqual([])
      await remove.click()
      await expect(panel.getByText(t('bag.empty.title'))).toBeVisible()
      await panel.getByRole('button', { name: t('bag.removed.undo') }).click()
      await expect(quantity).toHaveText('1')
      await expect(panel.getByRole('button', { name: t('bag.removed.undo') })).toBeHidden()
    })
  })
}

test('of many quick presses the last one counts, also on the next page', async ({ page, visit, t }) => {
  await visit(PIECE)
  const panel = await addToBag(page, t)
  const line = bagLine(panel, t, 'Creta vases')
  for (let presses = 0; presses < 5; presses += 1) await line.more.click({ delay: 0 })
  await line.fewer.click()
  await expect(line.quantity).toHaveText('5')
  await expect(bagButton(page, t, 5)).toHaveCount(1)
  await holdBackWords(page)
  await visit('/checkout/cart')
  const onPage = bagLine(page.getByRole('main'), t, 'Creta vases')
  await expect(onPage.quantity).toHaveText('5')
  await onPage.remove.click()
  await expect(page.getByRole('button', { name: t('bag.removed.undo') })).toBeFocused()
})

test('the keyboard stays where it can go on: at the bounds of a quantity, and when a line goes', async ({
  page,
  visit,
  t,
}) => {
  await visit(PIECE)
  const panel = await addToBag(page, t)
  const line = bagLine(panel, t, 'Creta vases')
  await line.more.focus()
  await page.keyboard.press('Enter')
  await expect(line.quantity).toHaveText('2')
  await line.fewer.focus()
  await page.keyboard.press('Enter')
  await expect(line.quantity).toHaveText('1')
  await expect(line.fewer).toBeDisabled()
  await expect(line.fewer).toBeFocused()
  await page.keyboard.press('Enter')
  await line.remove.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: t('bag.removed.undo') })).toBeFocused()
})

test('the bag opens from the header; Escape and Back close it and give the keyboard back', async ({
  page,
  visit,
  t,
}) => {
  await visit(PIECE)
  const button = bagButton(page, t, 0)
  const panel = bagPanel(page, t)
  const closings = [() => page.keyboard.press('Escape'), () => page.goBack()]
  for (const close of closings) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t('bag.empty.title'))).toBeVisible()
    await close()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page).toHaveURL(PIECE)
  }
})

test('the panel leads on to the bag’s page and closes', async ({ page, visit, t }) => {
  await visit(PIECE)
  const panel = await addToBag(page, t)
  await panel.getByRole('link', { name: t('bag.to-page') }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t('bag.title') })).toBeVisible()
})
