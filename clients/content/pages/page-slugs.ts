import { z } from 'zod'
import type { Language } from '#domain/market/language.ts'

/** A language without a slug falls back to the English one. */
export const pageSlugs = z.object({
  en: z.string().min(1),
  it: z.string().nullish(),
  es: z.string().nullish(),
  de: z.string().nullish(),
  fr: z.string().nullish(),
})
export type PageSlugs = z.infer<typeof pageSlugs>

/** The path of a page in each language, without the locale. */
export type PagePaths = { readonly [language in Language]: string }

export function pathsUnder(folder: string, slugs: PageSlugs): PagePaths {
  return pathsBy((language) => `${folder}/${slugIn(slugs, language)}`)
}

/** For a page with the same path in every language. */
export function pathInAllLanguages(path: string): PagePaths {
  return pathsBy(() => path)
}

export function slugIn(slugs: PageSlugs, language: Language): string {
  return slugs[language] ?? slugs.en
}

export function pathsBy(pathOf: (language: Language) => string): PagePaths {
  return { en: pathOf('en'), it: pathOf('it'), es: pathOf('es'), de: pathOf('de'), fr: pathOf('fr') }
}
