import type { BrowserContext } from '@playwright/test'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { BrowserErrors } from '../support/checks/browser-errors.ts'
import { expectGoodPage, FrozenTab } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { waitForHydration } from '../support/listening.ts'
import { place } from '../support/places.ts'
import { walkFrom } from '../support/walk.ts'

/**
 * Opens every page of the sitemap in a browser, in five languages and six countries, on a desktop and on a phone, which
 * takes most of an hour: `npm run crawl -- --browser`. The journeys check one page of each kind.
 */
const PLACES = ['en-us', 'en-gb', 'it-it', 'es-es', 'de-at', 'fr-fr'].map(place)
const HOUR_MS = 3_600_000

for (const where of PLACES) {
  test.describe(where.country, () => {
    test.use({ where })
    test(`every page of ${toLanguageTag(where)} is complete, stable and accessible`, async ({
      context,
      request,
    }) => {
      test.setTimeout(HOUR_MS)
      const { pages } = await walkFrom(request, where, () => true)
      const wrong: string[] = []
      for (const path of pages) {
        const problem = await findPageProblem(context, path, where).catch((error) => {
          if (error instanceof FrozenTab) return findPageProblem(context, path, where)
          throw error
        })
        if (problem !== null) wrong.push(problem)
      }
      expect(wrong).toEqual([])
      expect(pages.length).toBeGreaterThan(200)
    })
  })
}

/**
 * The problem of a page, or null. Each page gets a new tab, since one that has shown a hundred pages uses a gigabyte.
 */
async function findPageProblem(context: BrowserContext, path: string, where: Locale): Promise<string | null> {
  const page = await context.newPage()
  waitForHydration(page)
  const problems = new BrowserErrors(page)
  try {
    await problems.open(path)
    await expectGoodPage(page, where)
    problems.expectNone()
    return null
  } catch (error) {
    if (error instanceof FrozenTab) throw error
    return `${path} ${error instanceof Error ? error.message : error}`
  } finally {
    await page.close()
  }
}
