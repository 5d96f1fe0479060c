import { toLanguageTag } from '#domain/market/locale.ts'
import { expect, test } from '../support/journey.ts'
import { HOME_AND_GERMAN } from '../support/places.ts'
import { walkFrom } from '../support/walk.ts'

/** Editorial pages. `npm run crawl` checks all the others too. */
const WRITTEN =
  /^\/(artisans|magazine|collections|landing|about|legal|terms-conditions-trade|sitemap)(\/|$|\?)/

for (const where of HOME_AND_GERMAN) {
  // spec 2: /collections/{slug}
  test(`the editorial pages for ${toLanguageTag(where)} are complete, without dead links`, {
    tag: '@nightly',
  }, async ({ request }) => {
    test.setTimeout(300_000)
    const { problems, pages, urlCount } = await walkFrom(request, where, (path) => WRITTEN.test(path))
    expect(problems).toEqual([])
    expect(pages.length).toBeGreaterThan(60)
    expect(urlCount).toBeGreaterThan(200)
  })
}
