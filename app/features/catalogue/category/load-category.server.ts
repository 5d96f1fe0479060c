import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import type { Category } from '#clients/content/category.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isVariation } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { loadList } from '../list/load-list.server.ts'

/** What a category page shows. */
export type CategoryView = {
  readonly category: Pick<Category, 'title' | 'intro' | 'breadcrumbs' | 'meta'> & {
    readonly children: readonly { readonly title: string; readonly url: string }[]
  }
  readonly list: ListView
  /** What is under the products of the whole category: not under a part of them. */
  readonly blocks: readonly ContentBlock[]
  readonly paths: LocalizedPaths
}

type Refusal = 'category-not-found' | 'content-unavailable' | 'search-failed'

/**
 * The category at a path of slugs, with the list that the address requests. The path may be in another language: then
 * `path` in the answer, the one in the visitor's, differs from the path that was requested.
 */
export async function loadCategory(
  { content, search }: { content: ContentClient; search: SearchClient },
  { slugs, params }: { slugs: string; params: URLSearchParams },
  visitor: Visitor,
  now: Date,
): Promise<Result<CategoryView, Refusal>> {
  const { language, isPreview } = visitor
  const found = await content.getCategory({ path: slugs, language, isPreview })
  if (!found.ok) return found
  if (found.value === null) return refuse('category-not-found')
  const { canonicalPath: categoryPath, title, intro, breadcrumbs, meta, children, alternates } = found.value
  const state = { ...parseListState(params), query: '' }
  const isWhole = found.value.hasContent && !isVariation(state)
  const [list, blocks] = await Promise.all([
    loadList(search, { state, categoryPath }, visitor, now),
    isWhole ? content.getCategoryContent({ id: found.value.id, locale: visitor.locale, isPreview }) : null,
  ])
  if (!list.ok) return list
  return ok({
    category: {
      title,
      intro,
      breadcrumbs,
      meta,
      children: children.map((child) => ({ title: child.title, url: child.url })),
    },
    list: list.value,
    // Pieces are what people come for: they stand without the words under them.
    blocks: blocks?.ok && list.value.page === 1 ? blocks.value : [],
    paths: alternates,
  })
}
