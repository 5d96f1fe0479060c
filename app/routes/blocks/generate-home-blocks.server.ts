import { loadRow } from '#app/features/catalogue/card/rows/load-row.server.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import { COLLECTIONS_PATH } from '#clients/content/pages/collection.ts'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { isMeaninglessSlug } from '#domain/catalogue/category-mapping.ts'

/** Maximum number of categories, and of collections, with a picture: two rows on desktop. */
const CATEGORY_CAP = 8
/** Maximum number of categories with a row of products. */
const ROW_CAP = 2
const ROW_LENGTH = 4
/** More collections are read than are shown, since some may be empty. */
const COLLECTIONS_READ = 20
const NEWEST_COUNT = 8

/**
 * Generates the home page of a shop without editorial content: its categories, each with a product's picture, the
 * newest products, its collections, and rows of the largest categories. Empty without products.
 */
export async function generateHomeBlocks(
  { search, commerce }: { search: SearchClient; commerce: CommerceClient },
  visitor: Visitor,
  today: CalendarDate,
): Promise<ContentBlock[]> {
  const { language } = visitor
  const [found, collections] = await Promise.all([
    search.findCategoryTree(toSearchVisitor(visitor)),
    collectionItems(commerce, visitor),
  ])
  const tree = found.ok ? found.value : []
  if (tree.length === 0) return []
  const shown = tree.slice(0, CATEGORY_CAP)
  const pictures = await Promise.all(shown.map((category) => findPicture(search, category, visitor, today)))
  const items = shown.map(({ id, title, titleLanguage, url }, index) => ({
    key: id,
    picture: pictures[index] ?? null,
    link: { label: title, labelLanguage: titleLanguage, url },
  }))
  const everything = { label: pageText('all-pieces', language), url: '/search' }
  const rows = tree.length > 1 ? tree.slice(0, ROW_CAP) : []
  return [
    ...(tree.length > 1
      ? [{ type: 'rowItems' as const, key: 'categories', title: null, link: null, items }]
      : []),
    {
      type: 'productList',
      key: 'newest',
      title: pageText('newest', language),
      text: null,
      link: everything,
      handles: [],
      category: null,
      filters: '',
      sort: 'new-arrivals',
      limit: NEWEST_COUNT,
    },
    ...(collections.length > 0
      ? [
          {
            type: 'rowItems' as const,
            key: 'collections',
            title: pageText('collections', language),
            link: { label: pageText('all-of-category', language), url: COLLECTIONS_PATH },
            items: collections,
          },
        ]
      : []),
    ...rows.map(({ id, title, titleLanguage, url, canonicalPath }) => ({
      type: 'productList' as const,
      key: id,
      title,
      titleLanguage,
      text: null,
      link: { label: pageText('all-of-category', language), url },
      handles: [],
      category: canonicalPath,
      filters: '',
      sort: 'recommended' as const,
      limit: ROW_LENGTH,
    })),
  ]
}

/**
 * Leaves out the collections of all products and of old home pages. Returns an empty list if the service is
 * unavailable.
 */
async function collectionItems(commerce: CommerceClient, { country, language, buyer }: Visitor) {
  const found = await commerce.findShownCollections({ country, language, buyer }, COLLECTIONS_READ)
  if (!found.ok) return []
  return found.value
    .filter(({ handle }) => !isMeaninglessSlug(handle))
    .slice(0, CATEGORY_CAP)
    .map(({ handle, title, titleLanguage, picture }) => ({
      key: `collection-${handle}`,
      picture,
      link: { label: title, labelLanguage: titleLanguage ?? undefined, url: `/collections/${handle}` },
    }))
}

async function findPicture(
  search: SearchClient,
  { canonicalPath }: CountedCategory,
  visitor: Visitor,
  today: CalendarDate,
) {
  const cards = await loadRow(
    search,
    { category: canonicalPath, sort: 'recommended', limit: ROW_LENGTH },
    visitor,
    today,
  )
  return cards.find(({ picture }) => picture)?.picture ?? null
}
