import type { SearchRecord } from '#contracts/search/search-record.ts'
import type { CategoryTitle } from '#domain/catalogue/category-mapping.ts'
import { slugToWords } from '#domain/links/slug.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { buildRecord, categoryPathsOf } from './build-record.ts'
import type { VersionsByLanguage } from './read-versions.ts'

/** By canonical path, `furniture/seating`; null if there is none. */
export type CategoryTitles = (
  path: string,
  language: Language,
) => Promise<CategoryTitle | null> | CategoryTitle | null

/** In every language; products that no visitor may find have none. */
export async function buildRecords(
  products: readonly VersionsByLanguage[],
  categoryTitles: CategoryTitles,
): Promise<Map<Language, SearchRecord[]>> {
  const records = new Map<Language, SearchRecord[]>()
  for (const language of LANGUAGES) {
    const paths = new Set(products.flatMap((versions) => categoryPathsOf(versions[language].original)))
    const titles = new Map<string, CategoryTitle | null>()
    for (const path of paths) titles.set(path, await categoryTitles(path, language))
    const titleOf = (path: string) => titles.get(path) ?? { title: slugToWords(path), language: null }
    records.set(
      language,
      products.flatMap((versions) => buildRecord(versions[language], titleOf, language) ?? []),
    )
  }
  return records
}

/** For short-lived use, since titles may change. */
export function cacheTitles(categoryTitles: CategoryTitles): CategoryTitles {
  const known = new Map<string, ReturnType<CategoryTitles>>()
  return (path, language) => {
    const key = `${language} ${path}`
    const title = known.get(key) ?? categoryTitles(path, language)
    known.set(key, title)
    return title
  }
}
