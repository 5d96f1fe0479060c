import { type StoredList, storedList } from '#app/visitor/stored-list.ts'
import type { Language } from '#domain/market/language.ts'

const RECENT_CAP = 6

/** Per language, since words of one language find nothing in another. */
export function recentSearches(language: Language): StoredList {
  return storedList(`recent-searches-${language}`, RECENT_CAP)
}
