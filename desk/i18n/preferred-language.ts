import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'

/** Returns the account's language, or otherwise the browser's first language that the desk supports. */
export function preferredLanguage(
  locale: string,
  browser: readonly string[] = navigator.languages,
): Language {
  return [locale, ...browser].map((tag) => tag.slice(0, 2)).find(isLanguage) ?? DEFAULT_LANGUAGE
}
