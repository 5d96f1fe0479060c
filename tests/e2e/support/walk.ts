import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { type Walk, walkShop } from '#scripts/crawl/shop-walk.ts'

/** Crawls the shop of the journeys; `isRead` selects the pages that are fully checked, not only for their status. */
export function walkFrom(
  request: APIRequestContext,
  locale: Locale,
  isRead: (path: string) => boolean,
): Promise<Walk> {
  return walkShop({
    locale,
    isRead,
    open: async (path) => {
      const response = await request.get(path, { maxRedirects: 0 })
      const { location = '' } = response.headers()
      return { status: response.status(), location, html: await response.text() }
    },
  })
}
