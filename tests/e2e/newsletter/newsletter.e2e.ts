import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { wordsIn } from '../support/words.ts'

const PAGES = ['/artisans', '/magazine', '/about', '/collections', '/trade']
const LAYER = '.sign-up-layer'

async function cookieOf(page: Page, sought: string): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === sought)?.value
}

/**
 * Opens a page and waits until its visit is recorded. It does not wait for pictures, which load when they come into
 * view.
 */
async function visit(page: Page, path: string): Promise<void> {
  const recorder = page.waitForResponse(/record-visit/)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.clock.fastForward(1_500)
  await recorder
}

// The browser uses the language of the page, which would otherwise suggest another one first.
for (const [prefix, locale, timezoneId, refused, title] of [
  ['', 'en-US', 'America/New_York', '', 'First look from New Jersey'],
  ['/de-at', 'de-AT', 'Europe/Vienna', '', 'Wann der Wagen fährt'],
  ['/fr-fr', 'fr-FR', 'Europe/Paris', 'analytics', 'Une lettre des ateliers'],
] as const) {
  test.describe(`in ${prefix || '/en-us'}`, refused === 'analytics' ? {} : { tag: '@nightly' }, () => {
    test.use({ consent: refused, locale, timezoneId })

    test(`"${title}" appears on the fifth page after consent to marketing, and never again after a no`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.clock.install()
      for (const path of PAGES) {
        await visit(page, prefix + path)
        await expect(page.locator(LAYER)).toHaveCount(0)
      }
      expect(await cookieOf(page, 'guest-users')).toBeUndefined()
      // The last page would be included if it is recorded only now.
      await page.goto('about:blank')
      await context.addCookies([{ name: 'consent', value: 'marketing', url: baseURL ?? '' }])
      for (const [place, path] of PAGES.entries()) {
        await expect(page.locator(LAYER)).toHaveCount(0)
        await visit(page, prefix + path)
        // Pages viewed without consent are not included.
        await expect.poll(() => cookieOf(page, 'guest-users')).toBe(String(place + 1))
      }
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
