import type { SearchRecord } from '#contracts/search/search-record.ts'
import type { Language } from '#domain/market/language.ts'
import { textLanguage } from '#services/search/text/language.ts'

/** A search engine with the records of one language, configured as its authors recommend. */
export type EngineUnderTest = {
  /** The ids of the top ten, best first. */
  find(query: string): Promise<readonly string[]> | readonly string[]
  close(): Promise<void> | void
}

export type OpenEngine = (language: Language, records: readonly SearchRecord[]) => Promise<EngineUnderTest>

/** The texts that every engine searches; engines that support weights use the same ones. */
export function textsOf(record: SearchRecord) {
  return {
    id: record.objectID,
    skus: record.skus.join(' '),
    artisan: record.artisan.name,
    title: record.title,
    designer: record.designer ?? '',
    categories: [...record.categories.lvl0, ...record.categories.lvl1, ...record.categories.lvl2].join(' '),
    materials: record.materials.join(' '),
    tags: record.tags.join(' '),
    colors: record.colors.join(' '),
  }
}

export const WEIGHTS = {
  skus: 6,
  artisan: 6,
  title: 5,
  designer: 3,
  categories: 3,
  materials: 2,
  tags: 1,
  colors: 1,
} as const

export const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

/** Our engine's stemmer, for engines without their own. */
export function stemmerOf(language: Language): (word: string) => string {
  const { stem } = textLanguage(language)
  return stem
}
