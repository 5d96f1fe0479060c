import { createListings, type ListedPage, SITEMAP_TYPES } from '#discovery/sitemap/listing.ts'
import { ok } from '#domain/result.ts'
import type { DemoShop } from './demo-shop.ts'

/** Every page of the shop, as listed for search engines. */
export async function everyPage({ clients }: DemoShop): Promise<ListedPage[]> {
  const pages: ListedPage[] = []
  const listings = createListings({ ...clients, findCategories: async () => ok([]) })
  for (const type of SITEMAP_TYPES) {
    let after: string | null = null
    do {
      const batch: Awaited<ReturnType<(typeof listings)[typeof type]>> = await listings[type](after)
      pages.push(...batch.pages)
      after = batch.next
    } while (after !== null)
  }
  return pages
}
