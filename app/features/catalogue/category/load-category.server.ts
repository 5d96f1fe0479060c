import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import type { Category, CategoryLink } from '#clients/content/category.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { findCategoryPath } from '#clients/search/categories/find-category-tree.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isVariation } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { loadList } from '../list/load-list.server.ts'
import { toSearchVisitor } from '../list/search-visitor.ts'

export type CategoryView = {
  readonly category: Pick<Category, 'title' | 'titleLanguage' | 'intro' | 'breadcrumbs' | 'meta'> & {
    readonly children: readonly Pick<CategoryLink, 'title' | 'titleLanguage' | 'url'>[]
  }
  readonly list: ListView
  /** Blocks below the products; empty for a filtered or sorted list, and after its first page. */
  readonly blocks: readonly ContentBlock[]
  readonly paths: LocalizedPaths
}

type Refusal = 'category-not-found' | 'content-unavailable' | 'search-failed'

/**
 * The category at a path of slugs, with the list for the URL's parameters. If the requested path is in a language other
 * than the visitor's, it differs from the visitor's path in the returned `paths`.
 */
export async function loadCategory(
  { content, search }: { content: ContentClient; search: SearchClient },
  { slugs, params }: { slugs: string; params: URLSearchParams },
  visitor: Visitor,
  today: CalendarDate,
): Promise<Result<CategoryView, Refusal>> {
  const { language, isPreview } = visitor
  const described = await content.getCategory({ path: slugs, language, isPreview })
  if (!described.ok) return described
  const found = described.value ? ok(described.value) : await findListedCategory(search, slugs, visitor)
  if (!found.ok) return found
  const {
    canonicalPath: categoryPath,
    title,
    titleLanguage,
    intro,
    breadcrumbs,
    meta,
    children,
    alternates,
  } = found.value
  const state = { ...parseListState(params), query: '' }
  const hasEditorialContent = found.value.hasContent && !isVariation(state)
  const [list, blocks] = await Promise.all([
    loadList(search, { state, categoryPath }, visitor, today),
    hasEditorialContent
      ? content.getCategoryContent({ id: found.value.id, locale: visitor.locale, isPreview })
      : null,
  ])
  if (!list.ok) return list
  return ok({
    category: {
      title,
      titleLanguage,
      intro,
      breadcrumbs,
      meta,
      children: children.map((child) => ({
        title: child.title,
        titleLanguage: child.titleLanguage,
        url: child.url,
      })),
    },
    list: list.value,
    // The pieces matter most, so the page does without blocks that cannot be read.
    blocks: blocks?.ok && list.value.page === 1 ? blocks.value : [],
    paths: alternates,
  })
}

/** A category that contains products but has no editorial page; its URL is its canonical path. */
async function findListedCategory(
  search: SearchClient,
  path: string,
  visitor: Visitor,
): Promise<Result<Category, 'category-not-found' | 'search-failed'>> {
  const tree = await search.findCategoryTree(toSearchVisitor(visitor))
  if (!tree.ok) return tree
  const line = findCategoryPath(tree.value, path.toLowerCase())
  const category = line?.at(-1)
  if (!line || !category) return refuse('category-not-found')
  const { url } = category
  return ok({
    ...category,
    intro: null,
    breadcrumbs: line.slice(0, -1),
    alternates: { en: url, it: url, es: url, de: url, fr: url },
    meta: { title: null, description: null },
    hasContent: false,
  })
}
