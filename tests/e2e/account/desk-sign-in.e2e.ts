import { randomBytes } from 'node:crypto'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { GERMAN, HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const PASSWORD = 'a long night by the sea'

test('a customer who signs in at the desk reads that it is for the team', async ({ page }) => {
  const t = wordsIn('en')
  await page.goto('/desk/sign-in?returnTo=/desk/orders')
  await page.getByLabel(t('account.email')).fill(`somebody-${randomBytes(6).toString('hex')}@example.com`)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('account.password-confirmation')).fill(PASSWORD)
  await page.getByRole('button', { name: t('account.sign-up.submit') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.account.staff-only'))
  await expectGoodPage(page, HOME)
  await page.getByRole('link', { name: t('account.failed.again') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.start.title') })).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: toLanguageTag(GERMAN) })
  test('the sign-in at the desk is in the language of the browser', async ({ page }) => {
    await page.goto('/desk/sign-in')
    expect(new URL(page.url()).pathname).toContain(localePath(GERMAN, '/sign-in/'))
  })
})
