import type { Page } from '@playwright/test'
import { maskEmail } from '#domain/account/masked-email.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount, PASSWORD } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { HOME, HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const NEW_PASSWORD = 'a calm morning inland'
const LINKS = ['password', 'verify-email', 'change-email', 'restore-email']

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ locale: toLanguageTag(where) })
    test('an expired link says so, and links to the next step', async ({ page }) => {
      const words = wordsIn(where.language)
      for (const link of LINKS) {
        const response = await page.goto(localePath(where, `/${link}/none`))
        expect(response?.status()).toBe(410)
        const error = link === 'restore-email' ? 'undo-expired' : 'link-expired'
        await expect(page.getByRole('alert')).toHaveText(words(`errors.account.${error}`))
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
        await expectGoodPage(page, where)
      }
    })
  })
}

test('a change of address is pending until its link is used, and can be cancelled in the account', async ({
  page,
}) => {
  const next = createPerson()
  await openAccount(page, HOME, t, createPerson())
  await requestChange(page, next)
  await expect(page.getByText(t('profile.details.pending', { email: next }))).toBeVisible()
  const link = await linkInEmailTo(page.request, next)
  await page.goto('/profile')
  await page.getByRole('button', { name: t('profile.details.cancel-pending') }).click()
  await expect(page.getByText(t('profile.details.cancelled'))).toBeVisible()
  await expect(page.getByText(t('profile.details.pending', { email: next }))).toBeHidden()
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(page.getByRole('alert')).toHaveText(t('errors.account.link-expired'))
})

test('an address that was changed by an intruder is restored from the e-mail to it', async ({
  page,
  browser,
}) => {
  test.slow()
  const [email, thief] = [createPerson(), createPerson()]
  await openAccount(page, HOME, t, email)
  await confirm(page, await linkInEmailTo(page.request, email), t('account.verify.submit'))
  await requestChange(page, thief)
  await confirm(page, await linkInEmailTo(page.request, thief), t('profile.email.confirm-title'))

  const owner = await browser.newPage()
  const link = await linkInEmailTo(page.request, email)
  // Mail scanners open links too, so opening one must change nothing.
  for (let times = 0; times < 2; times++) {
    const response = await owner.goto(new URL(link, page.url()).href)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  }
  const addresses = { email: maskEmail(email), current: maskEmail(thief) }
  await expect(owner.getByText(t('account.restore.text', addresses))).toBeVisible()
  await expectGoodPage(owner, HOME)
  const submit = owner.getByRole('button', { name: t('account.restore.submit') })
  await owner.getByLabel(t('account.password'), { exact: true }).fill(NEW_PASSWORD)
  await submit.click()
  await expectRefusal(owner, t('account.password-confirmation'), t('errors.account.confirmation-missing'))
  await owner.getByLabel(t('account.password'), { exact: true }).fill(NEW_PASSWORD)
  await owner.getByLabel(t('account.password-confirmation')).fill(NEW_PASSWORD)
  await submit.click()
  await expect(owner.getByRole('heading', { name: t('account.restore.done-title') })).toBeVisible()
  await expectGoodPage(owner, HOME)

  await owner.getByRole('link', { name: t('account.sign-in') }).click()
  await owner.getByLabel(t('account.email')).fill(email)
  await owner.getByRole('button', { name: t('account.start.continue') }).click()
  await owner.getByLabel(t('account.password'), { exact: true }).fill(NEW_PASSWORD)
  await owner.getByRole('button', { name: t('account.sign-in'), exact: true }).click()
  await expect(owner.getByText(t('account.profile.signed-in-as', { email }))).toBeVisible()
  await owner.close()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: t('account.start.title') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('links are opened and used', async ({ page }) => {
    const [email, next] = [createPerson(), createPerson()]
    await openAccount(page, HOME, t, email)
    await confirm(page, await linkInEmailTo(page.request, email), t('account.verify.submit'))
    await expect(page.getByRole('heading', { name: t('account.verified.title') })).toBeVisible()
    await requestChange(page, next)
    await page.goto(await linkInEmailTo(page.request, next))
    const addresses = { email: maskEmail(email), next: maskEmail(next) }
    await expect(page.getByText(t('profile.email.confirm-text', addresses))).toBeVisible()
    await page.getByRole('button', { name: t('profile.email.confirm-title') }).click()
    await expect(page.getByRole('heading', { name: t('profile.email.confirmed') })).toBeVisible()
    await page.goto(await linkInEmailTo(page.request, email))
    await page.getByLabel(t('account.password'), { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel(t('account.password-confirmation')).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: t('account.restore.submit') }).click()
    await expect(page.getByRole('heading', { name: t('account.restore.done-title') })).toBeVisible()
  })
})

async function requestChange(page: Page, email: string): Promise<void> {
  await page.goto('/profile/email')
  await page.getByLabel(t('profile.email.new')).fill(email)
  await page.getByLabel(t('profile.password.current')).fill(PASSWORD)
  await page.getByRole('button', { name: t('profile.email.submit') }).click()
  await expect(page.getByText(t('profile.email.mailed', { email }))).toBeVisible()
}

/** Opens a link, presses its button, and waits for the outcome. */
async function confirm(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('button', { name: button })).toBeHidden()
}
