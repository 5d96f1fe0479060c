import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../domain/market/language.ts'

/** The language of a new session: that of the account, or else the browser's first that the desk has. */
export function preferredLanguage(
  locale: string,
  browser: readonly string[] = navigator.languages,
): Language {
  return [locale, ...browser].map((tag) => tag.slice(0, 2)).find(isLanguage) ?? DEFAULT_LANGUAGE
}
