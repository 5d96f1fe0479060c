import de from '#messages/desk/de.json' with { type: 'json' }
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

test('on a phone, in German, an editor opens what waits, and finds a piece', async ({ page }) => {
  await enterDesk(page, wordsIn('en'), 'editor', '/desk')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: new RegExp(`^${en.desk.language}`) }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('navigation', { name: de.desk.menu })
  await expect(menu.getByRole('heading', { name: de.desk.groups.house })).toBeVisible()
  await expect(menu.getByRole('heading', { name: de.desk.groups.sales })).toHaveCount(0)
  await expectAccessible(page)
  await menu.getByRole('link', { name: de.today.title }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.today.title)
  const soldOut = page.getByRole('link', { name: de.waiting.tasks['products-sold-out'] })
  await soldOut.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()

  await page.getByRole('combobox', { name: de.find.label }).fill('gora night')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gora night carafe')
})
