import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ArtisanSummary } from '#clients/content/pages/artisans/artisan.ts'
import type { ArtisanList } from '#clients/search/artisans/artisan-list.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { isNarrowed } from '#domain/catalogue/artisan-filters.ts'
import { SEARCH_PAGE_SIZE } from '#domain/catalogue/paging.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type DirectoryState, type DirectoryView, parseDirectory } from './directory.ts'

type Clients = { readonly search: SearchClient; readonly content: ContentClient }

/**
 * Returns the workshops for a state of the directory, with the available filters. While search is down, it returns
 * all published ones without filters. Refuses with `search-failed` if content is down too.
 */
export async function loadDirectory(
  clients: Clients,
  state: DirectoryState,
  { isPreview }: Pick<Visitor, 'isPreview'>,
  visitor: SearchVisitor,
): Promise<Result<DirectoryView, 'search-failed'>> {
  const { search } = clients
  const { text, ...wanted } = state
  const found = await search.findArtisans({
    ...wanted,
    query: text,
    locale: visitor.locale,
    country: visitor.country,
    hitsPerPage: SEARCH_PAGE_SIZE,
  })
  if (!found.ok) return listPublished(clients.content, visitor)
  const list = isPreview ? await withDrafts(clients, found.value, state, visitor) : found.value
  const pieces = await search.countArtisanPieces(
    list.artisans.map(({ slug }) => slug),
    visitor,
  )
  const artisans = list.artisans.map((artisan) => ({
    ...artisan,
    pieces: pieces.ok ? (pieces.value.get(artisan.slug) ?? 0) : null,
  }))
  return ok({ ...list, artisans, state: { ...state, page: list.page }, isSearchable: true })
}

async function listPublished(
  content: ContentClient,
  { locale }: SearchVisitor,
): Promise<Result<DirectoryView, 'search-failed'>> {
  const published = await content.getArtisans({ locale, isPreview: false })
  if (!published.ok) return refuse('search-failed')
  const state = parseDirectory(new URLSearchParams())
  const list = applyDrafts(EMPTY_LIST, published.value, state)
  const artisans = list.artisans.map((artisan) => ({ ...artisan, pieces: null }))
  return ok({ ...list, artisans, state, isSearchable: false })
}

const EMPTY_LIST: ArtisanList = {
  artisans: [],
  total: 0,
  page: 1,
  pageCount: 1,
  facets: { region: [], craft: [], category: [] },
}

async function withDrafts(
  { content }: Clients,
  list: ArtisanList,
  state: DirectoryState,
  { locale }: SearchVisitor,
): Promise<ArtisanList> {
  const drafts = await content.getArtisans({ locale, isPreview: true })
  return drafts.ok ? applyDrafts(list, drafts.value, state) : list
}

/**
 * Spec §6: a preview reads drafts, which are not in the index. The unfiltered directory lists the drafts on one page;
 * a filtered one shows the indexed results in their draft version.
 */
export function applyDrafts(
  list: ArtisanList,
  drafts: readonly ArtisanSummary[],
  { text, filters, sort }: DirectoryState,
): ArtisanList {
  if (text !== '' || isNarrowed(filters)) {
    const bySlug = new Map(drafts.map((draft) => [draft.slug, draft]))
    return { ...list, artisans: list.artisans.map((artisan) => bySlug.get(artisan.slug) ?? artisan) }
  }
  const artisans =
    sort === 'recommended'
      ? drafts
      : drafts.toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt))
  return { ...list, artisans, total: artisans.length, page: 1, pageCount: 1 }
}
