import type { ArtisanSummary } from '#clients/content/pages/artisans/artisan.ts'
import type { ArtisanList } from '#clients/search/artisans/artisan-list.ts'
import { isNarrowed } from '#domain/catalogue/artisan-filters.ts'
import type { DirectoryState } from './directory.ts'

/**
 * Spec §6: a preview reads drafts, which are not in the index. The unfiltered directory lists the drafts on one page; a
 * filtered one shows the indexed results in their draft version.
 */
export function previewed(
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
