import type { Language } from '#domain/language.ts'
import type { PageHandle } from './page-handle.ts'

/** The path of a page in every language, without the locale. */
export type LocalizedPaths = { readonly [language in Language]: string }

/** For the `handle` of a route whose loader answers `{ paths }`. */
export const pathInLanguage: NonNullable<PageHandle['pathIn']> = (language, loaderData) => {
  if (!hasPaths(loaderData)) throw new TypeError('The loader of this route answers no paths')
  return loaderData.paths[language]
}

function hasPaths(loaderData: unknown): loaderData is { paths: LocalizedPaths } {
  return typeof loaderData === 'object' && loaderData !== null && 'paths' in loaderData
}
