import { artisanPath } from '#app/features/artisans/paths.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import { directPages } from './direct-pages.ts'
import { FOUND_CAP, type FoundPages, findPages } from './found-pages.ts'

/** Returns null if there are none. A service that is unavailable adds nothing. */
export async function loadFoundPages(
  { search, content }: { search: SearchClient; content: ContentClient },
  query: string,
  { locale, country, isPreview }: Visitor,
): Promise<FoundPages | null> {
  const [makers, pages] = await Promise.all([
    search.findArtisans({
      locale,
      country,
      query,
      filters: NO_ARTISAN_FILTERS,
      sort: 'recommended',
      page: 1,
      hitsPerPage: FOUND_CAP,
    }),
    content.getFindablePages({ locale, isPreview }),
  ])
  const artisan = makers.ok
    ? makers.value.artisans.map(({ name, slug, town }) => ({
        title: name,
        url: artisanPath(slug),
        place: town,
      }))
    : []
  const findable = pages.ok ? pages.value : []
  const direct = directPages(findable, query, locale.language)
  const urls = new Set(direct.map(({ url }) => url))
  // Direct pages are not repeated among the others.
  const others = findable.filter(({ url }) => !urls.has(url))
  const found = { artisan, ...findPages(others, query), direct }
  return Object.values(found).some((kind) => kind.length > 0) ? found : null
}
