import { type StoredList, storedList } from '#app/visitor/stored-list.ts'
import type { Language } from '#domain/market/language.ts'

/** More are not looked at. */
const RECENT_CAP = 6

/** What was searched on this device in a language: words of one find nothing in another. */
export function recentSearches(language: Language): StoredList {
  return storedList(`recent-searches-${language}`, RECENT_CAP)
}
