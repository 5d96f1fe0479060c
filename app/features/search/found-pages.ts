import type { FindablePage, FindableType } from '#clients/content/pages/findable-pages.ts'
import { hasWords, soughtWords, wordsOf } from '#domain/word-match.ts'

/** So many of a kind stand beside the products: they lead on, and do not compete. */
export const FOUND_CAP = 3

export type FoundPage = Pick<FindablePage, 'title' | 'url' | 'place'>
export type FoundPages = { readonly [type in FindableType]: readonly FoundPage[] }

/** The pages with all words of a query: first those whose name or place has them, each kind in its own order. */
export function findPages(pages: readonly FindablePage[], query: string): FoundPages {
  const sought = soughtWords(query)
  const best = pages.filter((page) => hasWords(namesOf(page).words, sought))
  const others = pages.filter((page) => !best.includes(page) && hasWords(namesOf(page).all, sought))
  const found = [...best, ...others]
  const ofType = (type: FindableType) =>
    found
      .filter((page) => page.type === type)
      .slice(0, FOUND_CAP)
      .map(({ title, url, place }) => ({ title, url, place }))
  return { artisan: ofType('artisan'), collection: ofType('collection'), magazine: ofType('magazine') }
}

export function countFound({ artisan, collection, magazine }: FoundPages): number {
  return artisan.length + collection.length + magazine.length
}

type PageWords = { readonly words: readonly string[]; readonly all: readonly string[] }

/** The content client hands out the same pages again and again: their words are taken apart once. */
const WORDS = new WeakMap<FindablePage, PageWords>()

function namesOf(page: FindablePage): PageWords {
  const known = WORDS.get(page)
  if (known) return known
  const words = wordsOf(`${page.title} ${page.place ?? ''}`)
  const made = { words, all: [...words, ...page.about.flatMap(wordsOf)] }
  WORDS.set(page, made)
  return made
}
