import type { Language } from '#domain/language.ts'

/** More are not looked at. */
export const RECENT_CAP = 6
/** Told to every list of recent searches of this page when they change. */
const CHANGED = 'recent-searches'

/** What was searched on this device in a language, as it is kept: newest first. */
export function readRecent(language: Language): string {
  try {
    return localStorage.getItem(keyOf(language)) ?? ''
  } catch {
    // A browser may keep nothing for a shop: then there is nothing recent.
    return ''
  }
}

/** The searches in what is kept; none in what is none of ours. */
export function parseRecent(kept: string): string[] {
  try {
    const read: unknown = JSON.parse(kept || '[]')
    return Array.isArray(read) ? read.filter((query) => typeof query === 'string').slice(0, RECENT_CAP) : []
  } catch {
    return []
  }
}

/** The new one first, each once however it was written, and no more than the cap. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const others = recent.filter((known) => known.toLowerCase() !== query.toLowerCase())
  return [query, ...others].slice(0, RECENT_CAP)
}

export function rememberSearch(language: Language, query: string): void {
  write(language, JSON.stringify(withRecent(parseRecent(readRecent(language)), query)))
}

export function forgetSearches(language: Language): void {
  write(language, null)
}

export function onRecentChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}

function write(language: Language, kept: string | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(language))
    else localStorage.setItem(keyOf(language), kept)
  } catch {
    return
  }
  dispatchEvent(new Event(CHANGED))
}

function keyOf(language: Language): string {
  return `recent-searches-${language}`
}
