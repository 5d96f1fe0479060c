import { type StoredList, storedList } from '#app/visitor/stored-list.ts'
import type { Language } from '#domain/market/language.ts'

/** The number of stored searches. */
const RECENT_CAP = 6

/** The recent searches on this device in one language, since its words find nothing in another. */
export function recentSearches(language: Language): StoredList {
  return storedList(`recent-searches-${language}`, RECENT_CAP)
}
