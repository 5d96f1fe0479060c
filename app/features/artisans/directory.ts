import type { ArtisanSummary } from '#clients/content/pages/artisan.ts'
import { ARTISAN_SORTS } from '#domain/catalogue/sorting.ts'
import { toSlug } from '#domain/slug.ts'
import { hasWords, soughtWords, wordsOf } from '#domain/word-match.ts'
import { ARTISANS_PATH } from './artisan-path.ts'

export type ArtisanSort = (typeof ARTISAN_SORTS)[number]

/** All that an address says of the directory. */
export type DirectoryState = {
  readonly text: string
  /** The region's name as it stands in an address, in the visitor's language; null for all of them. */
  readonly region: string | null
  readonly sort: ArtisanSort
}

/** A region, and how many workshops it has. */
export type Region = { readonly key: string; readonly label: string; readonly count: number }

/** Longer texts are no visitor's wish. */
const TEXT_CAP = 100

/** Reads `q`, `region` and `sort`; what is unknown counts as not there. */
export function parseDirectory(params: URLSearchParams, regions: readonly Region[]): DirectoryState {
  return {
    text: (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, TEXT_CAP),
    region: regions.find(({ key }) => key === params.get('region'))?.key ?? null,
    sort: ARTISAN_SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended',
  }
}

/** The address of the directory, without the locale, leaving out whatever is at its default. */
export function directoryAddress({ text, region, sort }: DirectoryState): string {
  const params = new URLSearchParams()
  if (text !== '') params.set('q', text)
  if (region !== null) params.set('region', region)
  if (sort !== 'recommended') params.set('sort', sort)
  return params.size > 0 ? `${ARTISANS_PATH}?${params}` : ARTISANS_PATH
}

/** Whether an address shows the same workshops narrowed or sorted otherwise: not for search engines. */
export function isDirectoryVariation(params: URLSearchParams): boolean {
  return ['q', 'region', 'sort'].some((name) => params.has(name))
}

/** Spec §4: curated, which is the order they come in, or most recent by the date added; narrowed as asked. */
export function arrangeArtisans(
  artisans: readonly ArtisanSummary[],
  { text, region, sort }: DirectoryState,
): ArtisanSummary[] {
  const sought = soughtWords(text)
  const fitting = artisans.filter(
    (artisan) =>
      (region === null || toSlug(artisan.region) === region) &&
      (sought.length === 0 || hasWords(namesOf(artisan), sought)),
  )
  if (sort === 'recommended') return fitting
  return fitting.toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt))
}

/** The regions that have workshops, by name. */
export function regionsOf(artisans: readonly ArtisanSummary[], language: string): Region[] {
  const regions = new Map<string, Region>()
  for (const { region: label } of artisans) {
    const key = toSlug(label)
    regions.set(key, { key, label, count: (regions.get(key)?.count ?? 0) + 1 })
  }
  return [...regions.values()].sort((one, other) => one.label.localeCompare(other.label, language))
}

function namesOf({ name, town, region, technique, intro }: ArtisanSummary): string[] {
  return wordsOf([name, town, region, technique, intro].filter((part) => part !== null).join(' '))
}
