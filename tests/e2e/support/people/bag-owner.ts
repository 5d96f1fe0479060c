import { expect, type Page } from '@playwright/test'
import { type Locale, localePath } from '#domain/market/locale.ts'
import { HOME } from '../places.ts'
import type { Words } from '../words.ts'
import { PASSWORD, submitSignIn } from './account.ts'

/** Signs in, or signs up a new customer, and opens the cart page. */
export async function signInToCart(
  page: Page,
  email: string,
  { isNew = false, where = HOME, password = PASSWORD } = {},
): Promise<void> {
  await submitSignIn(page, where, { email, password, isNew })
  await page.goto(localePath(where, '/checkout/cart'))
}

/** Completes the screens of a sign-in or sign-up. */
export async function finishSignIn(
  page: Page,
  t: Words,
  email: string,
  { isNew = false, password = PASSWORD } = {},
): Promise<void> {
  // The previous page may have a field with the same label.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.start.title'))
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.start.continue') }).click()
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  if (isNew) await page.getByLabel(t('account.password-confirmation')).fill(password)
  const submit = isNew ? t('account.sign-up.submit') : t('account.sign-in')
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click()
}

export async function signOut(page: Page, t: Words, where: Locale = HOME): Promise<void> {
  await page.goto(localePath(where, '/profile'))
  await page.getByRole('button', { name: t('account.sign-out'), exact: true }).click()
  await expect(page.getByRole('link', { name: t('account.sign-in') })).toBeVisible()
}
