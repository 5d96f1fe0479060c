import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { searches, synonyms } = en.resources

test('a search that found nothing gets a synonym, which guests find by within two seconds', async ({
  page,
  request,
}) => {
  test.slow()
  const word = `zq${Array.from({ length: 8 }, () => 'bcdfghjk'.at(Math.random() * 8)).join('')}`
  const headers = {
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '203.0.113.7',
  }
  const shown = async () => (await request.get(`/search?q=${word}`, { headers })).text()
  const nothing = `No results for “${word}”`
  expect(await shown()).toContain(nothing)

  await enterDesk(page, wordsIn('en'), 'editor', '/desk/searches')
  await expect(async () => {
    await page.reload()
    await page.getByRole('textbox', { name: searches.filters.text, exact: true }).fill(word)
    await expect(page.getByRole('cell', { name: word, exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

  await page.getByRole('link', { name: `${searches['add-synonym']}: ${word}` }).press('Enter')
  await expect(page.getByRole('textbox', { name: synonyms.fields.word })).toHaveValue(word)
  const others = page.getByRole('textbox', { name: synonyms.words['one-way'] })
  await expect(others).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(en.errors.fields.too_small)).toBeVisible()
  await expectAccessible(page)
  await others.fill('lamp')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const row = page.getByRole('row', { name: word })
  await expect(row).toBeVisible()
  await expect.poll(shown, { timeout: 2_000 }).not.toContain(nothing)

  await row.getByRole('button', { name: new RegExp(synonyms.actions.remove.label) }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect.poll(shown, { timeout: 2_000 }).toContain(nothing)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).toBeVisible()

  await page.getByRole('link', { name: searches.tabs['nothing-found'] }).click()
  await expect(page.getByText(searches.explain['nothing-found'])).toBeVisible()
  await page.getByRole('textbox', { name: searches.filters.text, exact: true }).fill(word)
  await expect(page.getByText(en.desk.empty.filtered)).toBeVisible()
})
