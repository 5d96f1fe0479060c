import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { PASSWORD } from '../support/people/account.ts'
import { finishSignIn } from '../support/people/bag-owner.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { enterCode, enterDesk, getMember } from '../support/people/team-member.ts'
import { GERMAN, HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const NEW_PASSWORD = 'a calm morning inland'
const createPerson = () => `somebody-${randomBytes(6).toString('hex')}@example.com`
const sessionOf = async (page: Page) => (await page.request.get('/desk/api/session')).json()

test('a customer who signs in at the desk reads that it is for the team', async ({ page }) => {
  const t = wordsIn('en')
  await page.goto('/desk/sign-in?returnTo=/desk/orders')
  await finishSignIn(page, t, createPerson(), { isNew: true })
  await expect(page.getByRole('alert')).toHaveText(t('errors.account.staff-only'))
  await expectGoodPage(page, HOME)
  await page.getByRole('link', { name: t('account.failed.again') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.start.title') })).toBeVisible()
})

test('a member enters the desk with password and one-time code, and leaves it', async ({ page, baseURL }) => {
  const t = wordsIn('en')
  const { email, password, secret } = getMember('order desk')
  await page.goto('/desk/sign-in?returnTo=/desk')
  await finishSignIn(page, t, email, { password })
  await expect(page.getByRole('heading', { level: 1, name: t('account.second-factor.title') })).toBeVisible()
  await expectGoodPage(page, HOME)
  expect(await sessionOf(page)).toEqual({ code: 'second-factor-required' })
  const submit = page.getByRole('button', { name: t('account.second-factor.submit') }).first()
  await submit.click()
  await expectRefusal(page, t('account.second-factor.code'), t('errors.account.code-missing'))
  await page.getByLabel(t('account.second-factor.code')).fill('12')
  await submit.click()
  await expectRefusal(page, t('account.second-factor.code'), t('errors.account.code-wrong'))
  await expectGoodPage(page, HOME)
  await enterCode(page, t, secret)
  await page.waitForURL((url) => url.pathname.startsWith('/desk') && !url.pathname.includes('sign-in'))
  expect(await sessionOf(page)).toMatchObject({ email, roles: ['orders', 'care'] })
  const left = await page.request.post('/desk/sign-out', { headers: { origin: baseURL ?? '' } })
  expect(left.status()).toBe(204)
  expect(await sessionOf(page)).toEqual({ code: 'unauthenticated' })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in German' : 'in German without JavaScript', () => {
    test.use({ locale: toLanguageTag(GERMAN), javaScriptEnabled })
    test('a new member sets up the second factor, and saves the recovery codes', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const t = wordsIn('de')
      const email = createPerson()
      await page.goto('/desk/sign-in')
      await finishSignIn(page, t, email, { isNew: true })
      await expect(page.getByRole('alert')).toHaveText(t('errors.account.staff-only'))

      await addToTeam(browser, baseURL ?? '', email)
      await page.getByRole('link', { name: t('account.failed.again') }).click()
      await finishSignIn(page, t, email)
      await expect(page.getByRole('img', { name: t('account.second-factor.picture') })).toBeVisible()
      if (javaScriptEnabled) await expectGoodPage(page, GERMAN)
      const secret = (await page.locator('code').textContent()) ?? ''
      await enterCode(page, t, secret.replaceAll(' ', ''))
      await expect(
        page.getByRole('heading', { level: 1, name: t('account.second-factor.codes-title') }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
      if (javaScriptEnabled) await expectGoodPage(page, GERMAN)
      const onward = page.getByRole('link', { name: t('account.second-factor.codes-continue') })
      await expect(onward).toHaveAttribute('href', '/desk')
      expect(await sessionOf(page)).toMatchObject({ email, roles: ['content'], locale: 'de' })
    })
  })
}

test.describe('in German', () => {
  test.use({ locale: toLanguageTag(GERMAN) })
  test('a member changes the password at the shop, and sets a forgotten one, with the second factor only', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const t = wordsIn('de')
    const email = createPerson()
    const address = localePath(GERMAN, '/profile/password')
    await page.goto(address)
    await finishSignIn(page, t, email, { isNew: true })
    await expect(page.getByRole('heading', { level: 1, name: t('profile.password.title') })).toBeVisible()
    await addToTeam(browser, baseURL ?? '', email)
    // Joining the team signs someone out.
    await page.goto(address)
    await finishSignIn(page, t, email)
    await changePassword(page, PASSWORD, NEW_PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(t('errors.account.confirmation-required'))
    await expectGoodPage(page, GERMAN)
    await page.getByRole('link', { name: t('profile.team.confirm') }).click()
    await finishSignIn(page, t, email)
    const secret = (await page.locator('code').textContent()) ?? ''
    await enterCode(page, t, secret.replaceAll(' ', ''))
    const recoveryCodes = page.getByRole('main').getByRole('listitem')
    await expect(recoveryCodes).toHaveCount(10)
    const [recoveryCode = ''] = await recoveryCodes.allTextContents()
    const onward = page.getByRole('link', { name: t('account.second-factor.codes-continue') })
    await expect(onward).toHaveAttribute('href', address)
    await onward.click()
    await changePassword(page, PASSWORD, NEW_PASSWORD)
    await expect(page.getByText(t('profile.password.saved'))).toBeVisible()

    await page.context().clearCookies()
    await page.goto(address)
    await page.getByLabel(t('account.email')).fill(email)
    await page.getByRole('button', { name: t('account.start.continue') }).click()
    await page.getByRole('button', { name: t('account.welcome-back.forgot') }).click()
    await expect(page.getByRole('heading', { name: t('account.link-sent.title') })).toBeVisible()
    await page.goto(await linkInEmailTo(page.request, email))
    await expect(
      page.getByRole('heading', { level: 1, name: t('account.second-factor.title') }),
    ).toBeVisible()
    await expectGoodPage(page, GERMAN)
    await page.getByText(t('account.second-factor.lost')).click()
    await page.getByLabel(t('account.second-factor.recovery-code')).fill(recoveryCode)
    await page
      .getByRole('button', { name: t('account.second-factor.submit') })
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('account.set-password.title') })).toBeVisible()
    await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('account.password-confirmation')).fill(PASSWORD)
    await page.getByRole('button', { name: t('account.set-password.submit') }).click()
    await expect(page.getByText(t('account.set-password.done'))).toBeVisible()
  })

  async function changePassword(page: Page, current: string, next: string) {
    const t = wordsIn('de')
    await page.getByLabel(t('profile.password.current')).fill(current)
    await page.getByLabel(t('account.password'), { exact: true }).fill(next)
    await page.getByLabel(t('account.password-confirmation')).fill(next)
    await page.getByRole('button', { name: t('profile.save') }).click()
  }
})

/** The demonstration's administrator adds the owner of an account to the team. */
async function addToTeam(browser: Browser, baseURL: string, email: string): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  const administrator = await context.newPage()
  await enterDesk(administrator, wordsIn('en'), 'administrator', '/desk')
  const added = await administrator.request.post('/desk/api/people', {
    headers: { origin: baseURL, 'idempotency-key': email },
    data: { input: { email, roles: ['content'] } },
  })
  expect(added.status()).toBe(200)
  await context.close()
}
