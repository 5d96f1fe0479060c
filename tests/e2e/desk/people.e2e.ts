import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { enterDesk, getMember } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const { people } = en.resources

test('an administrator adds someone to the team, changes their roles, and removes them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const t = wordsIn('en')
  const email = createPerson()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await openAccount(await context.newPage(), HOME, t, email)
  await context.close()

  await enterDesk(page, t, 'administrator', '/desk/people')
  await expect(page.getByRole('link', { name: getMember('order desk').email })).toBeVisible()
  await page.getByLabel(people.filters.text).fill('luca')
  await expect(page.getByRole('link', { name: getMember('administrator').email })).toHaveCount(0)
  await expect(page.getByRole('link', { name: getMember('order desk').email })).toBeVisible()

  await page.getByRole('link', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: people.new })).toBeVisible()
  await page.getByRole('textbox', { name: new RegExp(`^${people.fields.email}`) }).fill('nobody@example.com')
  await page.getByLabel(en.desk.roles.orders).check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: people.create }).click()
  await expect(page.getByText(en.errors.fields['account-unknown'])).toBeVisible()
  await page.getByRole('textbox', { name: new RegExp(`^${people.fields.email}`) }).fill(email)
  await page.getByRole('button', { name: people.create }).click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await expect(page.getByText(people.values['second-factor'].missing)).toBeVisible()

  await page.getByRole('button', { name: people.actions['set-roles'].label }).click()
  await page.getByLabel(en.desk.roles.care).check()
  await page.getByRole('button', { name: people.actions['set-roles'].label }).last().click()
  await expect(page.getByText(`${en.desk.roles.orders}, ${en.desk.roles.care}`)).toBeVisible()

  await page.getByRole('button', { name: people.actions.remove.label }).click()
  await page.getByRole('button', { name: people.actions.remove.label }).last().click()
  await expect(page.getByText(people.values.removed)).toBeVisible()
})
