import desk from '#messages/desk/en.json' with { type: 'json' }
import { addAuthenticator } from '../support/authenticator.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { finishSignIn } from '../support/people/bag-owner.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const { security } = desk

test('a member sets up a passkey, enters the desk with it, and ends a session elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = createPerson()
  await addAuthenticator(page)
  await page.goto('/desk/sign-in?returnTo=/desk/orders')
  await finishSignIn(page, t, email, { isNew: true })
  await expect(page.getByRole('alert')).toHaveText(t('errors.account.staff-only'))
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const administrator = await context.newPage()
  await enterDesk(administrator, t, 'administrator', '/desk')
  const added = await administrator.request.post('/desk/api/people', {
    headers: { origin: baseURL ?? '', 'idempotency-key': email },
    data: { input: { email, roles: ['orders'] } },
  })
  expect(added.status()).toBe(200)
  await context.close()

  await page.getByRole('link', { name: t('account.failed.again') }).click()
  await finishSignIn(page, t, email)
  await expect(page.getByLabel(t('account.passkey.name'))).toHaveValue(/Chrome/)
  await expectGoodPage(page, HOME)
  await page.getByLabel(t('account.passkey.name')).fill('Laptop')
  await page.getByRole('button', { name: t('account.second-factor.create-passkey') }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('link', { name: t('account.second-factor.codes-download') })).toBeVisible()
  await expectGoodPage(page, HOME)
  await page.getByRole('link', { name: t('account.second-factor.codes-continue') }).click()
  await expect(page.getByRole('button', { name: desk.desk['sign-out'] })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const other = await elsewhere.newPage()
  await other.goto('/desk/sign-in')
  await finishSignIn(other, t, email)
  await expect(other.getByRole('heading', { level: 1, name: t('account.second-factor.title') })).toBeVisible()

  await page.getByRole('button', { name: desk.desk['sign-out'] }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/desk/sign-in?returnTo=/desk/security')
  await finishSignIn(page, t, email)
  await expect(page.getByRole('heading', { level: 1, name: t('account.second-factor.title') })).toBeVisible()
  await expectGoodPage(page, HOME)
  await page.getByRole('button', { name: t('account.second-factor.use-passkey') }).click()
  await expect(page.getByRole('heading', { level: 1, name: security.title })).toBeVisible()

  const passkey = page.getByRole('listitem').filter({ hasText: 'Laptop' })
  await expect(passkey.getByText(security['last-factor'])).toBeVisible()
  await expect(passkey.getByRole('button', { name: security.remove })).toHaveCount(0)
  await passkey.getByRole('button', { name: `${security.passkeys.rename}: Laptop` }).click()
  await page.getByLabel(security.passkeys.name).fill('My laptop')
  await page.getByRole('button', { name: security.passkeys['save-name'] }).click()
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: security.recovery.replace }).click()
  await page.getByRole('group').getByRole('button', { name: security.recovery.replace }).click()
  await expect(page.getByText(security.recovery.shown)).toBeVisible()
  const end = page.getByRole('button', { name: new RegExp(`^${security.sessions.end}:`) })
  await expect(end).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await end.click()
  await expect(end).toHaveCount(0)
  expect(await (await other.request.get('/desk/api/session')).json()).toEqual({ code: 'unauthenticated' })
  await elsewhere.close()
})
