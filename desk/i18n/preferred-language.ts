import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'

/** Returns the first language that the desk supports: the account's, one of the browser's, or the default. */
export function preferredLanguage(
  accountTag: string,
  browserTags: readonly string[] = navigator.languages,
): Language {
  return [accountTag, ...browserTags].map((tag) => tag.slice(0, 2)).find(isLanguage) ?? DEFAULT_LANGUAGE
}
