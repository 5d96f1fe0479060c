import type { Page } from '@playwright/test'
import { type Locale, localePath, toLanguageTag } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, fillSignUp, PASSWORD, submitSignIn } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { GERMAN, HOME, HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'
import { type Words, wordsIn } from '../support/words.ts'

async function beginSignUp(page: Page, where: Locale, t: Words, email: string) {
  await page.goto(localePath(where, '/search'))
  await page.getByRole('link', { name: t('account.sign-in') }).click()
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  // In German, the title of the previous page contains this one.
  const title = t('account.sign-up.title')
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

async function signUp(page: Page, where: Locale, t: Words, email: string) {
  await page.goto(localePath(where, '/search'))
  await page.getByRole('link', { name: t('account.sign-in') }).click()
  await fillSignUp(page, t, email)
  await expect(page.getByRole('link', { name: t('account.label'), exact: true })).toBeVisible()
}

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ locale: toLanguageTag(where) })
    // spec 2: header: account or login
    test('a customer creates an account, returns to their page, and signs out', async ({ page }) => {
      test.slow()
      const t = wordsIn(where.language)
      const email = createPerson()
      await beginSignUp(page, where, t, email)
      await expectGoodPage(page, where)
      await page.getByRole('button', { name: t('account.sign-up.submit') }).click()
      await expectRefusal(page, t('account.password'), t('errors.account.password-unset'))
      await expectGoodPage(page, where)
      await signUp(page, where, t, email)
      expect(new URL(page.url()).pathname).toBe(localePath(where, '/search'))
      await page.getByRole('link', { name: t('account.label'), exact: true }).click()
      await expect(page.getByText(t('account.profile.signed-in-as', { email }))).toBeVisible()
      // Measured on a full page load, since a client navigation does not count as a layout shift.
      await page.reload()
      await expectGoodPage(page, where)
      await page.getByRole('button', { name: t('account.sign-out') }).click()
      await expect(page.getByRole('link', { name: t('account.sign-in') })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(localePath(where, '/'))
      await page.goto(localePath(where, '/profile'))
      await expect(page.getByRole('heading', { level: 1, name: t('account.start.title') })).toBeVisible()
      await expectGoodPage(page, where)
    })
  })
}

// spec 4: sign-in flow: e-mail lookup, then sign-in, sign-up or forgot password
test('a forgotten password is reset through the e-mailed link', async ({ page }) => {
  const t = wordsIn('en')
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await page.context().clearCookies()
  await page.goto('/profile')
  await page.getByLabel('E-mail').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectRefusal(page, t('account.password'), t('errors.account.credentials-wrong'))
  await page.getByRole('button', { name: t('account.welcome-back.forgot') }).click()
  await expect(page.getByRole('heading', { name: t('account.link-sent.title') })).toBeVisible()
  const link = await linkInEmailTo(page.request, email)
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('another long night')
  await page.getByLabel(t('account.password-confirmation')).fill('another long night')
  await page.getByRole('button', { name: t('account.set-password.submit') }).click()
  await expect(page.getByText(t('account.set-password.done'))).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(t('errors.account.link-expired'))
})

test('an address is confirmed through the e-mailed link, by pressing a button', async ({ page }) => {
  const t = wordsIn('en')
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await page.goto(await linkInEmailTo(page.request, email))
  await page.getByRole('button', { name: t('account.verify.submit') }).click()
  await expect(page.getByRole('heading', { name: t('account.verified.title') })).toBeVisible()
})

// spec 2: return points of sign-in and sign-out
test('a callback that was not started in this browser is refused with an explanation', async ({ page }) => {
  await page.goto('/api/auth/callback?code=stolen&state=guessed')
  await expect(page.getByRole('alert')).toHaveText(wordsIn('en')('errors.account.interaction-not-found'))
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
})

test('a sign-in page opened in another browser does not work', async ({ page, browser }) => {
  await page.goto('/login')
  const elsewhere = await browser.newPage()
  const response = await elsewhere.goto(page.url())
  expect(response?.status()).toBe(410)
  await elsewhere.close()
})

test('a guest never gets the page of a signed-in customer', async ({ page, request }) => {
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  const own = await page.request.get('/categories/lighting')
  expect(own.headers()['cache-control']).toMatch(/private/)
  expect(await own.text()).toContain('href="/profile?')
  const guest = await (await request.get('/categories/lighting')).text()
  expect(guest).not.toContain('href="/profile?')
})

/** Opens the password page in a new tab, which returns to `callback`. */
async function beginSignIn(page: Page, t: Words, email: string, callback: string) {
  await page.goto(`/login?${new URLSearchParams({ callback })}`)
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  await expect(page.getByLabel(t('account.password'), { exact: true })).toBeVisible()
}

async function endSignIn(page: Page, t: Words) {
  await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('account.sign-in'), exact: true }).click()
}

// spec 4: sign-in flow: several tabs at once, and Back after it
test('two tabs that sign in each return to their own page, and a third has nothing left to do', async ({
  page,
}) => {
  const t = wordsIn('en')
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await page.context().clearCookies()
  const [second, third] = [await page.context().newPage(), await page.context().newPage()]
  await beginSignIn(page, t, email, '/artisans')
  await beginSignIn(second, t, email, '/magazine')
  await beginSignIn(third, t, email, '/about')
  await endSignIn(second, t)
  await expect(second).toHaveURL('/magazine')
  await endSignIn(page, t)
  await expect(page).toHaveURL('/artisans')
  await expect(page.getByRole('link', { name: t('account.label'), exact: true })).toBeVisible()
  await third.goto(third.url())
  await expect(third).toHaveURL('/about')
})

test('Back after signing in moves on, and so does the cached form', async ({ page }) => {
  const t = wordsIn('en')
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await page.context().clearCookies()
  await page.goto('/artisans')
  await beginSignIn(page, t, email, '/artisans')
  const signInAddress = page.url()
  await endSignIn(page, t)
  await expect(page).toHaveURL('/artisans')
  await page.goBack()
  await expect(page.getByRole('link', { name: t('account.label'), exact: true })).toBeVisible()
  const headers = { origin: new URL(signInAddress).origin }
  const form = { step: 'sign-in', email, password: PASSWORD }
  const again = await page.request.post(signInAddress, { headers, form, maxRedirects: 0 })
  expect([again.status(), again.headers().location]).toEqual([303, '/'])
})

test('e-mails are in the language that the customer chose for the pages', async ({ page }) => {
  const t = wordsIn('en')
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  await page.goto('/countries?to=/profile')
  await page.getByRole('radio', { name: 'Italy' }).check()
  await page.getByLabel(t('market.language')).selectOption('it')
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL('/it-it/profile')
  await expect(page.getByLabel(wordsIn('it')('profile.details.language'))).toHaveValue('it')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a customer creates an account and signs out', async ({ page }) => {
    const t = wordsIn('de')
    await signUp(page, GERMAN, t, createPerson())
    await page.getByRole('link', { name: t('account.label'), exact: true }).click()
    await page.getByRole('button', { name: t('account.sign-out') }).click()
    await expect(page.getByRole('link', { name: t('account.sign-in') })).toBeVisible()
  })
})
