import type { Immersion } from '#domain/immersion.ts'
import type { Language } from '#domain/language.ts'

/** What a page route may say of itself in its `handle`. */
export type PageHandle = {
  /** Where the header lies over the page's first picture until it is scrolled (Spec §2), by what its loader answered. */
  readonly immersion?: (loaderData: unknown) => Immersion | null
  /** Not for search engines: no canonical address, no alternates. */
  readonly isUnlisted?: boolean
  /** The same, for some search parameters only: a list that is narrowed shows pieces that are listed elsewhere. */
  readonly isUnlistedAt?: (search: URLSearchParams) => boolean
  /** The search parameters that make another page, such as the page of a list. All others show the same one. */
  readonly canonicalSearch?: readonly string[]
  /** The page's path in a language, without locale, where it differs: from what its loader answered. */
  readonly pathIn?: (language: Language, loaderData: unknown) => string
  /** The path, without locale, of the category that the page belongs to, where its own path does not say so. */
  readonly sectionIn?: (loaderData: unknown) => string | null
}

/** The handle of a route; a route without one has nothing to say. */
export function pageHandleOf(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
