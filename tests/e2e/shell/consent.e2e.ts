import type { Page } from '@playwright/test'
import { expectGoodLayer, expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { nightlyInEnglish, place } from '../support/places.ts'
import { WORD_FILES, type Words } from '../support/words.ts'

test.use({ consent: null })

const question = (page: Page, t: Words) => page.getByRole('region', { name: t('consent.title') })
const CHOICES = ['accept-all', 'needed-only', 'choose'] as const

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort()
}

// German has the longest words.
for (const where of ['de-de', 'en-gb'].map(place)) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where })

    // spec 8: a layer waits for its words when their file fails to come
    // spec 1: consent: requested where the law wants it, in five languages
    test('consent is requested in the language of the page, with choices of equal weight and no layout shift', async ({
      page,
      visit,
      t,
    }) => {
      // The first attempts to load the messages fail.
      await page.route(WORD_FILES, (route) => route.abort('aborted'), { times: 3 })
      await visit('/search')
      await expect(question(page, t)).toBeVisible()
      const looks = await Promise.all(
        CHOICES.map(async (choice) => {
          const button = question(page, t).getByRole('button', { name: t(`consent.${choice}`), exact: true })
          return button.evaluate((element) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight, width, height } =
              getComputedStyle(element)
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
          })
        }),
      )
      expect(looks[1]).toEqual(looks[0])
      expect(looks[2]).toEqual(looks[0])
      await expectGoodPage(page, where)
      await question(page, t)
        .getByRole('button', { name: t('consent.choose') })
        .click()
      await expectGoodLayer(page, where)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      expect(await cookieNames(page)).toEqual([])
    })
  })
}

test.describe('a visitor in Germany', () => {
  const where = place('de-de')
  test.use({ where })

  test('chooses by keyboard, does not see the question again, and withdraws consent in the footer', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/categories/leuchten?gclid=ad-1')
    await expect(question(page, t)).toBeVisible()
    for (const _ of ['past the header', 'what is asked']) await page.keyboard.press('Tab')
    await expect(question(page, t).getByRole('link', { name: t('consent.policy') })).toBeFocused()
    await question(page, t)
      .getByRole('button', { name: t('consent.choose') })
      .press('Enter')
    await expect(question(page, t).getByLabel(t('consent.analytics.label'))).toBeFocused()
    await question(page, t).getByLabel(t('consent.marketing.label')).press('Space')
    await question(page, t)
      .getByRole('button', { name: t('consent.save') })
      .press('Enter')
    await expect(question(page, t)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    const stored = [
      ...['consent', 'customer_type', 'email_opt_in', 'gclid', 'guest-users', 'nl_opt_in_seg'],
      ...['usr_seg', 'visitor_id'],
    ]
    await expect.poll(() => cookieNames(page)).toEqual(stored)

    await visit('/legal/cookies')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('consent.settings') })
      .click()
    await expect(page.getByLabel(t('consent.marketing.label'))).toBeChecked()
    await expect(page.getByLabel(t('consent.analytics.label'))).not.toBeChecked()
    await expectGoodPage(page, where)
    await page.getByRole('button', { name: t('consent.needed-only') }).click()
    await expect(page).toHaveURL(/\/de-de\/legal\/cookies$/)
    await page.waitForResponse((response) => response.url().includes('record-visit'))
    await expect(question(page, t)).toBeHidden()
    expect(await cookieNames(page)).toEqual(['consent'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, where: place('de-de') })

  test('nothing is stored, and the choice is a form at the bottom of the page', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/search')
    expect(await cookieNames(page)).toEqual([])
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('consent.settings') })
      .click()
    await page.getByRole('button', { name: t('consent.accept-all') }).click()
    await expect(page).toHaveURL(/\/de-de\/search$/)
    const [choice] = await page.context().cookies()
    expect(choice).toMatchObject({ name: 'consent', value: 'analytics.marketing', sameSite: 'Lax' })
  })
})

test.describe('a visitor with a European time zone', () => {
  test.use({ timezoneId: 'Europe/Rome' })

  test('sees the consent question on American pages too, but not on a page without layout', async ({
    page,
    visit,
    t,
  }) => {
    await visit('/search')
    await expect(question(page, t)).toBeVisible()
    await visit('/search?nolayout')
    await page.waitForResponse((response) => response.url().includes('record-visit'))
    await expect(question(page, t)).toBeHidden()
    expect(await cookieNames(page)).toEqual([])
  })
})
