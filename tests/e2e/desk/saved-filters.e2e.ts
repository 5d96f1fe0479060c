import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { orders } = en.resources
const words = en.desk['saved-filters']

test('a member uses a ready-made filter, saves their own, and finds it in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = wordsIn('en')
  const name = `Mine ${crypto.randomUUID().slice(0, 8)}`
  await enterDesk(page, t, 'order desk', '/desk/orders')
  const menu = page.getByRole('button', { name: words.title })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: orders.ready['transfers-expected'] }).press('Enter')
  await expect(page).toHaveURL(/awaiting-payment/)

  await menu.press('Enter')
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: words.save }).press('Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: words.name }).fill(name)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const other = await context.newPage()
  await enterDesk(other, t, 'order desk', '/desk/orders')
  await other.getByRole('button', { name: words.title }).click()
  await other.getByRole('menuitem', { name }).click()
  await expect(other).toHaveURL(/awaiting-payment/)
  await other.getByRole('button', { name: words.title }).click()
  await other.getByRole('menuitem', { name: words.manage }).click()
  await expectAccessible(other)
  await other.getByRole('button', { name: words['remove-one'].replace('{name}', name) }).click()
  await expect(other.getByRole('textbox', { name: words.name })).toHaveCount(0)
  await context.close()
})
