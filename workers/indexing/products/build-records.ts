import type { SearchRecord } from '#contracts/search/search-record.ts'
import type { CategoryTitle } from '#domain/catalogue/category-mapping.ts'
import { slugToWords } from '#domain/links/slug.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { buildRecord, getCategoryPaths } from './build-record.ts'
import type { VersionsByLanguage } from './read-versions.ts'

/** Returns the title of a category by its canonical path (`furniture/seating`); null if there is no such category. */
export type CategoryTitles = (
  path: string,
  language: Language,
) => Promise<CategoryTitle | null> | CategoryTitle | null

/** Builds the records of products in every language. Products that no visitor may find have no record. */
export async function buildRecords(
  products: readonly VersionsByLanguage[],
  categoryTitles: CategoryTitles,
): Promise<Map<Language, SearchRecord[]>> {
  const records = new Map<Language, SearchRecord[]>()
  for (const language of LANGUAGES) {
    const paths = new Set(products.flatMap((versions) => getCategoryPaths(versions[language].original)))
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

/** Caches titles for the duration of one run, since they may change afterwards. */
export function cacheTitles(categoryTitles: CategoryTitles): CategoryTitles {
  const cached = new Map<string, ReturnType<CategoryTitles>>()
  return (path, language) => {
    const key = `${language} ${path}`
    const title = cached.get(key) ?? categoryTitles(path, language)
    cached.set(key, title)
    return title
  }
}
