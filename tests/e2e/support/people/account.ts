import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Locale, localePath } from '#domain/market/locale.ts'
import type { Words } from '../words.ts'

export const PASSWORD = 'a long night by the sea'
export const createPerson = () => `somebody-${randomBytes(6).toString('hex')}@example.com`

/** Creates an account from the page of one, and returns to it. */
export async function openAccount(page: Page, where: Locale, t: Words, email: string): Promise<void> {
  await page.goto(localePath(where, '/profile'))
  await fillSignUp(page, t, email)
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
