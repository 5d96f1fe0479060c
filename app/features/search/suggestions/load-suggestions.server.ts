import { artisanPath } from '#app/features/artisans/paths.ts'
import { productPath } from '#app/features/product/paths.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CategoryNode } from '#clients/content/category.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import { QUERY_LENGTH_CAP } from '#domain/catalogue/list-address.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import {
  type SuggestedPlace,
  type SuggestedProduct,
  type SuggestionView,
  TEXT_LENGTH_MIN,
} from './suggestion-view.ts'

/** The number of suggestions of each kind: as many as fit beside the pictures without scrolling. */
const LIMITS = { products: 4, queries: 4, places: 3 }

export async function loadSuggestions(
  { search, content }: { search: SearchClient; content: ContentClient },
  typed: string,
  { language, isPreview }: Visitor,
  visitor: SearchVisitor,
): Promise<Result<SuggestionView, 'search-failed'>> {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, QUERY_LENGTH_CAP)
  if (text.length < TEXT_LENGTH_MIN) return ok({ ...NO_SUGGESTIONS, text })
  const [found, makers, tree] = await Promise.all([
    search.findSuggestions({ ...visitor, text, limit: LIMITS.products }),
    search.findArtisans({
      ...visitor,
      query: text,
      isByName: true,
      filters: NO_ARTISAN_FILTERS,
      sort: 'recommended',
      page: 1,
      hitsPerPage: LIMITS.places,
    }),
    content.getCategoryTree({ language, isPreview }),
  ])
  if (!found.ok) return found
  const { products, total, categories, queries, correction } = found.value
  return ok({
    text,
    total,
    correction,
    queries: queries
      .map(({ query }) => query)
      .filter((query) => query !== text.toLocaleLowerCase(language))
      .slice(0, LIMITS.queries),
    categories: toPlaces(categories, tree.ok ? tree.value : []).slice(0, LIMITS.places),
    artisans: makers.ok
      ? makers.value.artisans.map(({ slug, name, town }) => ({
          path: artisanPath(slug),
          label: name,
          aside: town,
        }))
      : [],
    products: products.map(toSuggestedProduct),
  })
}

const NO_SUGGESTIONS: SuggestionView = {
  text: '',
  total: 0,
  correction: null,
  queries: [],
  categories: [],
  artisans: [],
  products: [],
}

/** Categories with their path and name in the visitor's language, without those that have no page. */
function toPlaces(
  categories: readonly { path: string; count: number }[],
  tree: readonly CategoryNode[],
): SuggestedPlace[] {
  const known = new Map(flatten(tree).map((node) => [node.canonicalPath, node]))
  return categories.flatMap(({ path, count }) => {
    const node = known.get(path)
    return node ? [{ path: node.url, label: node.title, aside: count }] : []
  })
}

function flatten(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)])
}

function toSuggestedProduct(card: ProductCard): SuggestedProduct {
  return {
    id: card.id,
    path: productPath(card.handle),
    title: card.title,
    textLanguage: card.textLanguage,
    artisan: card.artisan.name,
    price: card.price,
    ...(card.publicPrice && { publicPrice: card.publicPrice }),
    isStartingPrice: card.isStartingPrice,
    picture: card.picture?.url ?? null,
  }
}
