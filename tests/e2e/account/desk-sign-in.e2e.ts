import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toLanguageTag } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { completeSignIn } from '../support/people/bag-owner.ts'
import { enterDesk, giveCode, memberOf } from '../support/people/team-member.ts'
import { GERMAN, HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const createPerson = () => `somebody-${randomBytes(6).toString('hex')}@example.com`
const sessionOf = async (page: Page) => (await page.request.get('/desk/api/session')).json()

test('a customer who signs in at the desk reads that it is for the team', async ({ page }) => {
  const t = wordsIn('en')
  await page.goto('/desk/sign-in?returnTo=/desk/orders')
  await completeSignIn(page, t, createPerson(), { isNew: true })
  await expect(page.getByRole('alert')).toHaveText(t('errors.account.staff-only'))
  await expectGoodPage(page, HOME)
  await page.getByRole('link', { name: t('account.failed.again') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.start.title') })).toBeVisible()
})

test('a member enters the desk with password and one-time code, and leaves it', async ({ page, baseURL }) => {
  const t = wordsIn('en')
  const { email, password, secret } = memberOf('order desk')
  await page.goto('/desk/sign-in?returnTo=/desk')
  await completeSignIn(page, t, email, { password })
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
  await giveCode(page, t, secret)
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
      const [t, origin] = [wordsIn('de'), { origin: baseURL ?? '' }]
      const email = createPerson()
      await page.goto('/desk/sign-in')
      await completeSignIn(page, t, email, { isNew: true })
      await expect(page.getByRole('alert')).toHaveText(t('errors.account.staff-only'))

      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
      const administrator = await context.newPage()
      await enterDesk(administrator, wordsIn('en'), 'administrator', '/desk')
      const added = await administrator.request.post('/desk/api/people', {
        headers: { ...origin, 'idempotency-key': email },
        data: { input: { email, roles: ['content'] } },
      })
      expect(added.status()).toBe(200)
      await context.close()

      await page.getByRole('link', { name: t('account.failed.again') }).click()
      await completeSignIn(page, t, email)
      await expect(page.getByRole('img', { name: t('account.second-factor.picture') })).toBeVisible()
      if (javaScriptEnabled) await expectGoodPage(page, GERMAN)
      const secret = (await page.locator('code').textContent()) ?? ''
      await giveCode(page, t, secret.replaceAll(' ', ''))
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
