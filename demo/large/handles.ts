import { toSlug } from '../../domain/links/slug.ts'
import { LANGUAGES, type Language } from '../../domain/market/language.ts'

/** Used handles, in each language; a duplicate gets a number. */
export type Handles = { give(language: Language, title: string): string }

export function createHandles(taken: ReadonlyMap<Language, Iterable<string>>): Handles {
  const known = new Map(LANGUAGES.map((language) => [language, new Set(taken.get(language) ?? [])]))
  const counts = new Map<string, number>()
  return {
    give(language, title) {
      const slug = toSlug(title)
      const ofLanguage = known.get(language)
      let handle = slug
      let count = counts.get(`${language} ${slug}`) ?? 1
      while (ofLanguage?.has(handle)) {
        count += 1
        handle = `${slug}-${count}`
      }
      counts.set(`${language} ${slug}`, count)
      ofLanguage?.add(handle)
      return handle
    },
  }
}
