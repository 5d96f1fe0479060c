import type { Language } from '#domain/market/language.ts'

/** The path of a page in every language, without the locale. */
export type LocalizedPaths = { readonly [language in Language]: string }
