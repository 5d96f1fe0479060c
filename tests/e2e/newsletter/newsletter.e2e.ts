import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { wordsIn } from '../support/words.ts'

/** Where the layer is due, once each page was counted: on the third page of a guest. */
async function viewPages(page: Page, prefix: string): Promise<void> {
  for (const [place, path] of ['/artisans', '/magazine', '/about'].entries()) {
    await page.goto(prefix + path)
    await expect.poll(() => cookieOf(page, 'guest-users')).toBe(String(place + 1))
  }
}

async function cookieOf(page: Page, sought: string): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === sought)?.value
}

// The browser speaks the language of the page, which would otherwise suggest another one first.
for (const [prefix, locale, timezoneId, title] of [
  ['', 'en-US', 'America/New_York', 'First look from New Jersey'],
  ['/de-at', 'de-AT', 'Europe/Vienna', 'Wann der Wagen fährt'],
  ['/fr-fr', 'fr-FR', 'Europe/Paris', 'Une lettre des ateliers'],
] as const) {
  test.describe(`in ${prefix || '/en-us'}`, () => {
    test.use({ consent: 'marketing', locale, timezoneId })

    test(`a visitor who agreed to marketing reads "${title}" on the third page, and never again after a no`, async ({
      page,
    }) => {
      await viewPages(page, prefix)
      const layer = page.getByRole('region', { name: title })
      await expect(layer).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await expectAccessible(page)
      await layer.getByRole('button').last().click()
      await expect(layer).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      expect(await cookieOf(page, 'newsletter_answer')).toBe('no')
    })
  })
}

test('without consent to marketing nothing is counted, and the layer does not appear', async ({ page }) => {
  for (const path of ['/artisans', '/magazine', '/about']) {
    const recorded = page.waitForResponse((response) => response.url().includes('record-visit'))
    await page.goto(`/de-at${path}`)
    await recorded
  }
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.sign-up-layer')).toHaveCount(0)
  expect(await cookieOf(page, 'guest-users')).toBeUndefined()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })
  const t = wordsIn('de')

  test('a visitor signs up in the footer, confirms by the link in the email, and leaves again', async ({
    page,
    request,
  }) => {
    const email = createPerson()
    await page.goto('/de-de/artisans')
    const form = page.getByRole('contentinfo')
    await form.getByLabel(t('newsletter.to')).fill(email)
    await form.getByRole('button', { name: t('newsletter.send') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('newsletter.sent.title') })).toBeVisible()
    await page.goto(await linkInEmailTo(request, email))
    await page.getByRole('button', { name: t('newsletter.confirm.action') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('newsletter.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('newsletter.preferences.title') }).click()
    await page.getByRole('button', { name: t('newsletter.unsubscribe.action') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('newsletter.left.title') })).toBeVisible()
  })
})
