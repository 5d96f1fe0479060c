import type { FindablePage, FindableType } from '#clients/content/pages/findable-pages.ts'
import { hasWords, queryWords, splitWords } from '#domain/search/word-match.ts'
import type { DirectPage } from './direct-pages.ts'

export const FOUND_CAP = 3

export type FoundPage = {
  readonly title: string
  /** Without the locale. */
  readonly url: string
  readonly place: string | null
}
export type FoundKind = 'artisan' | 'collection' | 'magazine' | 'tradeProgram' | 'landing'
export type FoundPages = { readonly [kind in FoundKind]: readonly FoundPage[] } & {
  /** Pages that are themselves the result of the search. */
  readonly direct: readonly DirectPage[]
}

/** The pages that contain all words of a query: title matches first, each kind in its own order. */
export function findPages(
  pages: readonly FindablePage[],
  query: string,
): Omit<FoundPages, 'artisan' | 'direct'> {
  const queryTerms = queryWords(query)
  const best = pages.filter((page) => hasWords(wordsIn(page).title, queryTerms))
  const others = pages.filter((page) => !best.includes(page) && hasWords(wordsIn(page).all, queryTerms))
  const found = [...best, ...others]
  const ofType = (type: FindableType) =>
    found
      .filter((page) => page.type === type)
      .slice(0, FOUND_CAP)
      .map(({ title, url }) => ({ title, url, place: null }))
  return {
    collection: ofType('collection'),
    magazine: ofType('magazine'),
    tradeProgram: ofType('tradeProgram'),
    landing: ofType('landing'),
  }
}

type PageWords = { readonly title: readonly string[]; readonly all: readonly string[] }

/** The content client caches its pages, so each is tokenized only once. */
const WORDS = new WeakMap<FindablePage, PageWords>()

function wordsIn(page: FindablePage): PageWords {
  const known = WORDS.get(page)
  if (known) return known
  const title = splitWords(page.title)
  const made = { title, all: [...title, ...page.about.flatMap(splitWords)] }
  WORDS.set(page, made)
  return made
}
