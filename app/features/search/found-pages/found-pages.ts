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

/** Returns the pages that contain all words of a query, by kind, with those first whose title contains them. */
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
const WORDS_BY_PAGE = new WeakMap<FindablePage, PageWords>()

function wordsIn(page: FindablePage): PageWords {
  const known = WORDS_BY_PAGE.get(page)
  if (known) return known
  const title = splitWords(page.title)
  const words = { title, all: [...title, ...page.about.flatMap(splitWords)] }
  WORDS_BY_PAGE.set(page, words)
  return words
}
