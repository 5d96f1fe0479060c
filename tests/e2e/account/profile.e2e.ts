import type { Page } from '@playwright/test'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount, PASSWORD, submitSignIn } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { HOME } from '../support/places.ts'
import { blockMessageFiles, unblockMessageFiles, wordsIn } from '../support/words.ts'
import { ACCOUNT_PAGES } from './pages.ts'

/** `npm test` opens these pages in German on a phone. The sessions page is tested with two sessions, below. */
// spec 2: account page: details, addresses, orders, consents
test('every account page is complete, stable and accessible', { tag: '@nightly' }, async ({ page }) => {
  test.slow()
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  for (const name of ACCOUNT_PAGES) {
    await page.goto(`/profile${name}`)
    await expectGoodPage(page, HOME)
  }
})

const t = wordsIn('en')
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

// spec 2: /profile?country=&region_country=&locale=, region_country in upper case, from the account button
// spec 8: an address form has the words of every country from the start
test('names and language are saved; an address is added, refused when invalid, made the default and removed', async ({
  page,
}) => {
  test.slow()
  await openAccount(page, HOME, t, createPerson())
  await page.getByLabel(t('profile.details.first-name')).fill('Ada')
  await page.getByLabel(t('profile.details.last-name')).fill('Byron')
  await page.getByLabel(t('profile.details.language')).selectOption('it')
  await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: t('profile.saved') })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByLabel(t('profile.details.first-name'))).toHaveValue('Ada')
  await expect(page.getByLabel(t('profile.details.language'))).toHaveValue('it')
  await page.getByLabel(t('profile.details.last-name')).fill('x'.repeat(101))
  await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
  await expectRefusal(page, t('profile.details.last-name'), t('errors.account.name-refused'))
  await expect(page.getByLabel(t('profile.details.last-name'))).toHaveValue('x'.repeat(101))

  const link = page.getByRole('link', { name: t('account.label'), exact: true })
  await expect(link).toHaveAttribute('href', '/profile?country=us&region_country=US&locale=en-US')

  await blockMessageFiles(page)
  await page.goto('/profile/addresses/new')
  const save = page.getByRole('button', { name: t('profile.addresses.save') })
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await field(t('profile.addresses.country')).selectOption('IT')
  await field('Street address').fill('Via Farini 12')
  await save.click()
  await expectRefusal(page, 'Province', t('errors.address.required'))
  await expect(field('Street address')).toHaveValue('Via Farini 12')
  for (const [label, text] of Object.entries(PERSON)) await field(label).fill(text)
  await field('Province').selectOption('PR')
  await unblockMessageFiles(page)
  await save.click()
  await expect(title(page)).toHaveText(t('profile.addresses.title'))
  await expect(page.getByText(t('profile.addresses.default'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('profile.addresses.add') }).click()
  await field(t('profile.addresses.country')).selectOption('IT')
  for (const [label, text] of Object.entries({ ...PERSON, 'Street address': 'Via Garibaldi 1' })) {
    await field(label).fill(text)
  }
  await field('Province').selectOption('PR')
  await save.click()
  const second = page.getByRole('listitem').filter({ hasText: 'Via Garibaldi 1' })
  await second.getByRole('button', { name: t('profile.addresses.make-default') }).click()
  await expect(second.getByText(t('profile.addresses.default'), { exact: true })).toBeVisible()
  await second.getByRole('button', { name: t('profile.addresses.remove') }).click()
  await expect(second).toHaveCount(0)
  await expect(page.getByText('Via Farini 12')).toBeVisible()
})

const PERSON = {
  'First name': 'Anna',
  'Last name': 'Conti',
  City: 'Parma',
  'Postal code': '43121',
  Phone: '+39 0521 123456',
}

test('a new e-mail address is confirmed by its link before it replaces the old one', async ({ page }) => {
  const email = createPerson()
  const next = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await page.goto('/profile/email')
  await page.getByLabel(t('profile.email.new')).fill(next)
  await page.getByLabel(t('profile.password.current')).fill('not the right one')
  await page.getByRole('button', { name: t('profile.email.submit') }).click()
  await expectRefusal(page, t('profile.password.current'), t('errors.account.password-wrong'))
  await expect(page.getByLabel(t('profile.email.new'))).toHaveValue(next)
  await page.getByLabel(t('profile.password.current')).fill(PASSWORD)
  await page.getByRole('button', { name: t('profile.email.submit') }).click()
  await expect(page.getByText(t('profile.email.mailed', { email: next }))).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(t('profile.details.pending', { email: next }))).toBeVisible()
  await page.goto(await linkInEmailTo(page.request, next))
  await page.getByRole('button', { name: t('profile.email.confirm-title') }).click()
  await expect(page.getByRole('heading', { name: t('profile.email.confirmed') })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(t('account.profile.signed-in-as', { email: next }))).toBeVisible()
})

test('a customer signs another browser out, and a new password signs out all others', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  const elsewhere = await browser.newPage()
  await submitSignIn(elsewhere, HOME, { email })
  await elsewhere.goto('/profile')
  await expect(title(elsewhere)).toHaveText(t('profile.details.title'))
  await page.goto('/profile/privacy')
  await page.getByRole('link', { name: t('profile.sessions.see') }).click()
  const sessions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: t('profile.sessions.current') })).toHaveCount(1)
  await page.reload()
  await expectGoodPage(page, HOME)
  await sessions.getByRole('button', { name: t('profile.sessions.end') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('profile.sessions.ended') })).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('link', { name: t('account.sign-in') })).toBeVisible()
  await elsewhere.goto('/profile/orders')
  await expect(elsewhere.getByRole('heading', { name: t('account.start.title') })).toBeVisible()

  await submitSignIn(elsewhere, HOME, { email })
  await elsewhere.goto('/profile')
  await expect(title(elsewhere)).toHaveText(t('profile.details.title'))
  await page.goto('/profile/password')
  await page.getByLabel(t('profile.password.current')).fill(PASSWORD)
  await page.getByLabel(t('account.password'), { exact: true }).fill('a calm morning inland')
  await page.getByLabel(t('account.password-confirmation')).fill('a calm morning inland')
  await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
  await expect(page.getByText(t('profile.password.saved'))).toBeVisible()
  await elsewhere.goto('/profile/orders')
  await expect(elsewhere.getByRole('heading', { name: t('account.start.title') })).toBeVisible()
  await page.goto('/profile/orders')
  await expect(title(page)).toHaveText(t('profile.orders.title'))
  await elsewhere.close()
})

test('a customer downloads their data, signs out everywhere, and deletes the account', async ({ page }) => {
  test.slow()
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await page.goto('/profile/privacy')
  await page.getByLabel(t('account.sign-up.commercial')).check()
  await page.getByRole('button', { name: t('profile.privacy.save') }).click()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await expect(page.getByLabel(t('account.sign-up.commercial'))).toBeChecked()
  const copy = await (await page.request.get('/profile/export')).json()
  expect(copy).toMatchObject({ account: { email, hasCommercialConsent: true }, addresses: [], orders: [] })
  await page.getByRole('button', { name: t('profile.privacy.sessions') }).click()
  await expect(page.getByRole('link', { name: t('account.sign-in') })).toBeVisible()
  await page.goto('/profile/deletion')
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('account.sign-in'), exact: true }).click()
  await expect(page.getByText(t('profile.deletion.orders'))).toBeVisible()
  await page.getByLabel(t('profile.password.current')).fill('not the right one')
  await page.getByRole('button', { name: t('profile.deletion.submit') }).click()
  await expectRefusal(page, t('profile.password.current'), t('errors.account.password-wrong'))
  await page.getByLabel(t('profile.password.current')).fill(PASSWORD)
  await page.getByRole('button', { name: t('profile.deletion.submit') }).click()
  await expect(page.getByRole('heading', { name: t('profile.deletion.done') })).toBeVisible()
  await page.goto('/profile')
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  await expect(page.getByRole('heading', { name: t('account.sign-up.title') })).toBeVisible()
})
