import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { RelatedPages } from '#clients/content/pages/related-pages.ts'

const NO_RELATED_PAGES: RelatedPages = { documents: [], workshops: [] }

/** Articles and collections about workshops or a piece, and the workshops; empty if the service is unavailable. */
export async function loadRelated(
  content: ContentClient,
  { workshops, handle = null }: { workshops: readonly string[]; handle?: string | null },
  { locale, isPreview }: Visitor,
): Promise<RelatedPages> {
  if (workshops.length === 0 && handle === null) return NO_RELATED_PAGES
  const found = await content.getRelatedPages({ workshops, handle, locale, isPreview })
  return found.ok ? found.value : NO_RELATED_PAGES
}
