import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, PASSWORD, submitSignIn } from '../support/people/account.ts'
import { GERMAN } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

test.use({ locale: toLanguageTag(GERMAN) })

test('a customer adds a passkey, signs in with it, and ends another session', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const t = wordsIn('de')
  const email = createPerson()
  const passkeys = localePath(GERMAN, '/profile/passkeys')
  const authenticator = await addAuthenticator(page)
  const leave = async () => {
    await page.goto(localePath(GERMAN, '/profile'))
    await page.getByRole('button', { name: t('account.sign-out'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === localePath(GERMAN, '/'))
  }
  await submitSignIn(page, GERMAN, { email, isNew: true })
  await page.goto(passkeys)
  await expectGoodPage(page, GERMAN)
  await page.getByLabel(t('profile.password.current')).fill('not the right one')
  await page.getByRole('button', { name: t('profile.passkeys.continue') }).click()
  await expect(page.getByText(t('errors.account.password-wrong')).first()).toBeVisible()
  await page.getByLabel(t('profile.password.current')).fill(PASSWORD)
  await page.getByRole('button', { name: t('profile.passkeys.continue') }).click()
  await page.getByLabel(t('account.passkey.name')).fill('Mein Telefon')
  await expectGoodPage(page, GERMAN)
  await page.getByRole('button', { name: t('account.passkey.create') }).click()
  await expect(page.getByText(t('profile.passkeys.added'))).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: 'Mein Telefon' })
  await expect(entry.getByText(t('profile.passkeys.unused'))).toBeVisible()
  await entry.getByText(t('profile.passkeys.remove'), { exact: true }).click()
  await expectGoodPage(page, GERMAN)

  // In a browser that does not support passkeys, the same account signs in with the password.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: toLanguageTag(GERMAN) })
  const elsewhere = await context.newPage()
  await elsewhere.goto(localePath(GERMAN, '/profile'))
  await elsewhere.getByLabel(t('account.email')).fill(email)
  await elsewhere.getByRole('button', { name: t('account.start.continue') }).click()
  await elsewhere.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
  await elsewhere
    .getByRole('main')
    .getByRole('button', { name: t('account.sign-in'), exact: true })
    .click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: t('profile.details.title') })).toBeVisible()

  await authenticator.setPresence(false)
  await leave()
  await page.goto(localePath(GERMAN, '/profile/sessions'))
  await expect(page.getByLabel(t('account.email'))).toHaveAttribute('autocomplete', 'username webauthn')
  await expectGoodPage(page, GERMAN)
  await authenticator.setPresence(true)
  await page.getByRole('button', { name: t('account.passkey.sign-in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('profile.sessions.title') })).toBeVisible()
  const end = page.getByRole('button', { name: new RegExp(`^${t('profile.sessions.end')}:`) })
  await expect(end).toHaveCount(1)
  await end.click()
  await expect(page.getByText(t('profile.sessions.ended'))).toBeVisible()
  await expect(end).toHaveCount(0)
  await elsewhere.goto(localePath(GERMAN, '/profile'))
  await expect(elsewhere.getByRole('heading', { level: 1, name: t('account.start.title') })).toBeVisible()
  await context.close()

  // If the browser offers passkeys in the field, choosing one there is enough.
  await leave()
  await page.goto(passkeys)
  await expect(entry.getByText(t('profile.passkeys.unused'))).toHaveCount(0)

  // A passkey that was removed is refused, and the typed address is still there.
  await authenticator.setPresence(false)
  await entry.getByText(t('profile.passkeys.remove'), { exact: true }).click()
  await entry.getByRole('button', { name: t('profile.passkeys.remove-confirm') }).click()
  await expect(entry).toHaveCount(0)
  await leave()
  await page.goto(passkeys)
  await page.getByLabel(t('account.email')).fill(email)
  await authenticator.setPresence(true)
  await page.getByRole('button', { name: t('account.passkey.sign-in') }).click()
  await expect(page.getByText(t('errors.account.passkey-refused')).first()).toBeVisible()
  await expect(page.getByLabel(t('account.email'))).toHaveValue(email)
})
