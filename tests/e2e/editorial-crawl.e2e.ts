import { toLanguageTag } from '#domain/locale.ts'
import { walkShop } from '#tests/support/shop-walk.ts'
import { expect, test } from './support/journey.ts'
import { ABROAD, HOME } from './support/places.ts'

/** Pages that editors wrote. `npm run crawl` walks through all the others too. */
const WRITTEN =
  /^\/(artisans|magazine|collections|landing|about|legal|terms-conditions-trade|sitemap)(\/|$|\?)/

for (const where of [HOME, ...ABROAD]) {
  test(`what editors wrote for ${toLanguageTag(where)} is whole, and leads nowhere that is not there`, async ({
    request,
  }) => {
    test.setTimeout(300_000)
    const { wrong, pages, addresses } = await walkShop({
      where,
      isRead: (path) => WRITTEN.test(path),
      open: async (path) => {
        const answer = await request.get(path, { maxRedirects: 0 })
        const { location = '' } = answer.headers()
        return { status: answer.status(), location, html: await answer.text() }
      },
    })
    expect(wrong).toEqual([])
    expect(pages).toBeGreaterThan(60)
    expect(addresses).toBeGreaterThan(200)
  })
}
