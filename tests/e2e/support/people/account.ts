import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Locale, localePath } from '#domain/market/locale.ts'
import type { Words } from '../words.ts'

export const PASSWORD = 'a long night by the sea'
export const createPerson = () => `somebody-${randomBytes(6).toString('hex')}@example.com`

/**
 * Creates an account and opens its page. The forms are sent without the browser; signing up page by page is tested in
 * `sign-in.e2e.ts`.
 */
export async function openAccount(page: Page, where: Locale, t: Words, email: string): Promise<void> {
  await submitSignIn(page, where, { email, isNew: true })
  await page.goto(localePath(where, '/profile'))
  await expect(page.getByRole('heading', { level: 1, name: t('profile.details.title') })).toBeVisible()
}

/** Creates an account from the page on which a guest signs in. */
export async function fillSignUp(page: Page, t: Words, email: string): Promise<void> {
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  await page.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('account.password-confirmation')).fill(PASSWORD)
  await page.getByRole('button', { name: t('account.sign-up.submit') }).click()
}

/** Signs in, or signs up a new customer, by sending the form directly: the browser has the session on its next page. */
export async function submitSignIn(
  { request }: Pick<Page, 'request'>,
  where: Locale,
  { email, password = PASSWORD, isNew = false }: { email: string; password?: string; isNew?: boolean },
): Promise<void> {
  const form = isNew
    ? { step: 'sign-up', email, password, confirmation: password }
    : { step: 'sign-in', email, password }
  const screen = await request.get(localePath(where, '/login'))
  const signedIn = await request.post(screen.url(), { form, headers: { accept: 'text/html' } })
  expect(new URL(signedIn.url()).pathname).toBe(localePath(where, '/'))
}
