import { toSlug } from '../../domain/links/slug.ts'
import { LANGUAGES, type Language } from '../../domain/market/language.ts'

/** Creates handles that are unique in each language: a duplicate gets a number. */
export type Handles = { create(language: Language, title: string): string }

export function createHandles(taken: ReadonlyMap<Language, Iterable<string>>): Handles {
  const usedByLanguage = new Map(LANGUAGES.map((language) => [language, new Set(taken.get(language) ?? [])]))
  const counts = new Map<string, number>()
  return {
    create(language, title) {
      const slug = toSlug(title)
      const used = usedByLanguage.get(language)
      let handle = slug
      let count = counts.get(`${language} ${slug}`) ?? 1
      while (used?.has(handle)) {
        count += 1
        handle = `${slug}-${count}`
      }
      counts.set(`${language} ${slug}`, count)
      used?.add(handle)
      return handle
    },
  }
}
