import { readFileSync } from 'node:fs'
import { PEOPLE } from '@bottega/demo-house/people/people.ts'
import { localePath } from '#domain/market/locale.ts'
import de from '#messages/desk/de.json' with { type: 'json' }
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const { customers } = en.resources
const [CLARA] = PEOPLE.filter(({ part }) => part === 'consumer')
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
  await expect(page.getByRole('link', { name: email })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
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
  await expectAccessible(page)
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
  await page.getByLabel(customers['action-fields'].email).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
  await expect(page.getByRole('link', { name: email })).toHaveCount(0)

  await shop.goto(localePath(HOME, '/profile'))
  await expect(shop.getByLabel(t('account.email'))).toBeVisible()
  await context.close()
})

test('an order leads to its customer, whose page is complete in German on a phone', async ({ page }) => {
  if (!CLARA) throw new Error('The demonstration has no consumer')
  await page.addInitScript(() => localStorage.setItem('RaStore.locale', '"de"'))
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, wordsIn('en'), 'order desk', '/desk/orders')
  await page.getByLabel(de.resources.orders.filters.text).fill(CLARA.email)
  await expect(page).toHaveURL(/filter=/)
  const own = page.getByRole('listitem').filter({ hasText: `${CLARA.firstName} ${CLARA.lastName}` })
  await own.getByRole('link', { name: /BT-/ }).first().click()
  const about = page.getByRole('complementary', { name: de.resources.orders.facts.label })
  await about.getByRole('link', { name: `${CLARA.firstName} ${CLARA.lastName}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${CLARA.firstName} ${CLARA.lastName}`)
  await expect(page.getByText(de.resources.customers.consents.title)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
