import { readFileSync } from 'node:fs'
import { localePath } from '#domain/market/locale.ts'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const { customers } = en.resources
const { actions } = customers

test('client care finds a customer, sends a password link, copies their data, and deletes the account by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const t = wordsIn('en')
  const email = createPerson()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const shop = await context.newPage()
  await openAccount(shop, HOME, t, email)

  await enterDesk(page, t, 'order desk', '/desk/customers')
  await page.getByLabel(customers.filters.text).fill(email)
  await expect(page).toHaveURL(/filter=/)
  await expect(page.getByRole('link', { name: email })).toHaveCount(1)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await expect(page.getByText(customers['no-orders'], { exact: true })).toBeVisible()

  const open = async (label: string) => {
    await page.getByRole('button', { name: label, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form', { name: label })).toBeVisible()
  }
  await open(actions['send-password-link'].label)
  await page.keyboard.press('Enter')
  await expect(page.getByText(actions['send-password-link'].done).first()).toBeVisible()

  await open(actions['data-copy'].label)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const copy = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  const own = await (await shop.request.get(localePath(HOME, '/profile/export'))).json()
  expect(copy).toEqual(own)
  expect(copy.account.email).toBe(email)

  await open(actions.delete.label)
  await expect(page.getByLabel(customers['action-fields'].email)).toBeFocused()
  await page.keyboard.type('someone@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en.errors.fields['email-differs'])).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(customers['action-fields'].email).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
  await expect(page.getByRole('link', { name: email })).toHaveCount(0)

  await shop.goto(localePath(HOME, '/profile'))
  await expect(shop.getByLabel(t('account.email'))).toBeVisible()
  await context.close()
})
