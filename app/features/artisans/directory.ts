import type { ArtisanFacets, ArtisanList, FoundArtisan } from '#clients/search/artisans/artisan-list.ts'
import {
  ARTISAN_CHOICES,
  type ArtisanChoice,
  type ArtisanFilters,
  NO_ARTISAN_FILTERS,
} from '#domain/catalogue/artisan-filters.ts'
import { QUERY_LENGTH_CAP } from '#domain/catalogue/list-address.ts'
import { parsePage } from '#domain/catalogue/paging.ts'
import { ARTISAN_SORTS, type ArtisanSort } from '#domain/catalogue/sorting.ts'
import { slugToWords } from '#domain/links/slug.ts'
import { ARTISANS_PATH } from './paths.ts'

export type DirectoryState = {
  readonly text: string
  readonly filters: ArtisanFilters
  readonly sort: ArtisanSort
  readonly page: number
}

export type DirectoryView = Omit<ArtisanList, 'artisans'> & {
  readonly artisans: readonly ListedArtisan[]
  readonly state: DirectoryState
  /** False if the directory lists all workshops without search, filters or sorting. */
  readonly isSearchable: boolean
}

/** `pieces`: the number of pieces that the visitor may see; null if it is unavailable. */
export type ListedArtisan = FoundArtisan & { readonly pieces: number | null }

const VARIATION_PARAMETERS: readonly string[] = ['q', ...ARTISAN_CHOICES, 'sort']

export const DIRECTORY_PARAMETERS = [...VARIATION_PARAMETERS, 'page']

/** Ignores unknown values. */
export function parseDirectory(params: URLSearchParams): DirectoryState {
  const choices = ARTISAN_CHOICES.map((choice) => [choice, cleanText(params.get(choice)) || null])
  return {
    text: cleanText(params.get('q')),
    filters: { ...NO_ARTISAN_FILTERS, ...Object.fromEntries(choices) },
    sort: ARTISAN_SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended',
    page: parsePage(params.get('page')),
  }
}

/** Returns the URL without the locale and without default values. */
export function directoryUrl({ text, filters, sort, page }: DirectoryState): string {
  const params = new URLSearchParams()
  if (text !== '') params.set('q', text)
  for (const choice of ARTISAN_CHOICES) {
    const value = filters[choice]
    if (value !== null) params.set(choice, value)
  }
  if (sort !== 'recommended') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${ARTISANS_PATH}?${params}` : ARTISANS_PATH
}

/** Search engines do not index filtered or sorted variations. */
export function isDirectoryVariation(params: URLSearchParams): boolean {
  return VARIATION_PARAMETERS.some((name) => params.has(name))
}

export type AppliedDirectoryFilter = {
  readonly key: ArtisanChoice
  readonly label: string
  /** The URL of the directory without this filter, without the locale. */
  readonly removeUrl: string
}

export function appliedDirectoryFilters(
  state: DirectoryState,
  facets: ArtisanFacets,
): AppliedDirectoryFilter[] {
  const { filters } = state
  const removeUrl = (key: ArtisanChoice) =>
    directoryUrl({ ...state, filters: { ...filters, [key]: NO_ARTISAN_FILTERS[key] }, page: 1 })
  return ARTISAN_CHOICES.flatMap((key) => {
    const chosen = filters[key]
    if (chosen === null) return []
    const known = facets[key].find(({ isSelected }) => isSelected)
    return [{ key, label: known?.label ?? slugToWords(chosen), removeUrl: removeUrl(key) }]
  })
}

function cleanText(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, QUERY_LENGTH_CAP).trim().toWellFormed()
}
