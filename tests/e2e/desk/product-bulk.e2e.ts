import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { bulk } = en.desk
const { products } = en.resources

test('an editor tags all pieces that match a filter at once, after a look at what changes, and undoes it, by keyboard', async ({
  page,
}) => {
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/products')
  await page.getByLabel(products.filters.text).fill('luna')
  await expect(page.getByRole('row').nth(1)).toContainText('Luna')
  await page
    .getByRole('checkbox', { name: /^Select Luna/ })
    .first()
    .press('Space')
  await page.getByRole('button', { name: bulk.change }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(products.bulk.kind).press('Enter')
  await page.getByRole('option', { name: products.bulk.kinds.tags }).press('Enter')
  await dialog.getByLabel(products.bulk.add).fill('summer table')
  await dialog.getByRole('checkbox', { name: /^All \d+ that match/ }).press('Space')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: bulk.compare }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('0 can’t be changed')
  await expect(dialog.getByText(/summer table/).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Change \d+ entr\w+ now$/ }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText('0 couldn’t be changed')
  await dialog.getByRole('button', { name: /^Undo \d+ changes?$/ }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText(/[1-9]\d* changed back, 0 /)
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
