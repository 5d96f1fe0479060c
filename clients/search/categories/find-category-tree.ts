import type { CategoryNode } from '#clients/content/category.ts'
import { productIndexName } from '#contracts/search/search-indexes.ts'
import { parseChoice } from '#contracts/search/search-record.ts'
import { ok, type Result } from '#domain/result.ts'
import { buildScope } from '../list/list-conditions.ts'
import { type CountedChoice, mergeLabels } from '../list/merge-labels.ts'
import type { SearchVisitor } from '../list/product-list.ts'
import type { SearchTools } from '../search-tools.ts'
import { readFacetResponses } from '../sending/read-responses.ts'

/** `count` is the number of visible products in the category and below it. */
export type CountedCategory = Omit<CategoryNode, 'children'> & {
  readonly count: number
  readonly children: readonly CountedCategory[]
}

const LEVELS = ['choices.categories0', 'choices.categories1', 'choices.categories2']

/** The search service's limit per level. */
const WIDTH_CAP = 100

/**
 * The catalogue's category tree, in one call: every category with products, in the visitor's language, largest first.
 * It needs no editorial content; a shop whose editors describe categories uses `ContentClient.getCategoryTree` instead,
 * which has their order, pictures and localized URLs. The nodes of both have the same shape.
 */
export async function findCategoryTree(
  { send, indexNames }: SearchTools,
  visitor: SearchVisitor,
): Promise<Result<CountedCategory[], 'search-failed'>> {
  const { locale, currency } = visitor
  const indexName = productIndexName({ sort: 'recommended', currency, language: locale.language }, indexNames)
  const requests = LEVELS.map((facet) => ({
    indexName,
    filters: buildScope(visitor),
    analytics: false,
    type: 'facet' as const,
    facet,
    facetQuery: '',
    maxFacetHits: WIDTH_CAP,
  }))
  const responses = await send('findCategoryTree', { requests }, (content) =>
    readFacetResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  const [top = [], ...lower] = responses.value.map(({ facetHits }) =>
    mergeLabels(facetHits.map(({ value, count }) => ({ ...parseChoice(value), count }))),
  )
  return ok(top.map((choice) => toNode(choice, lower)))
}

function toNode(
  { key, label, language, count }: CountedChoice,
  [next = [], ...lower]: readonly CountedChoice[][],
): CountedCategory {
  const children = next.filter((choice) => choice.key.startsWith(`${key}/`))
  return {
    id: key,
    canonicalPath: key,
    title: label,
    titleLanguage: language ?? undefined,
    url: `/categories/${key}`,
    picture: null,
    count,
    children: children.map((choice) => toNode(choice, lower)),
  }
}

/** The categories from the first level down to the canonical path; null if there is no such category. */
export function findCategoryPath(tree: readonly CountedCategory[], path: string): CountedCategory[] | null {
  const node = tree.find(
    ({ canonicalPath }) => path === canonicalPath || path.startsWith(`${canonicalPath}/`),
  )
  if (!node) return null
  if (node.canonicalPath === path) return [node]
  const below = findCategoryPath(node.children, path)
  return below && [node, ...below]
}
