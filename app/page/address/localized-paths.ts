import type { Language } from '#domain/market/language.ts'

/** Without the locale. */
export type LocalizedPaths = { readonly [language in Language]: string }
