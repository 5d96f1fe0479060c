/**
 * A short list of texts that is stored only on this device, in no document and no cookie. Its stored form is a single
 * string, so that a change is easy to detect.
 */
export type StoredList = {
  /** The stored form; empty if nothing is stored, or the browser denies storage. */
  read(): string
  /** The entries of a stored form, newest first; empty if it is invalid. */
  parse(stored: string): string[]
  remember(entry: string): void
  forget(): void
}

const CHANGE_EVENT = 'stored-list-change'

export function storedList(key: string, cap: number): StoredList {
  const read = () => attempt(() => localStorage.getItem(key)) ?? ''
  const parse = (stored: string) => parseEntries(stored).slice(0, cap)
  return {
    read,
    parse,
    remember(entry) {
      const entries = withEntry(parse(read()), entry, cap)
      attempt(() => localStorage.setItem(key, JSON.stringify(entries)))
      dispatchEvent(new Event(CHANGE_EVENT))
    },
    forget() {
      attempt(() => localStorage.removeItem(key))
      dispatchEvent(new Event(CHANGE_EVENT))
    },
  }
}

/** Calls `listener` when a list changes, here or in another window. Returns a function that removes it. */
export function onStoredListChange(listener: () => void): () => void {
  addEventListener(CHANGE_EVENT, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGE_EVENT, listener)
    removeEventListener('storage', listener)
  }
}

/** Adds an entry at the front, without duplicates (ignoring case) and up to the cap. */
export function withEntry(entries: readonly string[], entry: string, cap: number): string[] {
  const others = entries.filter((known) => known.toLowerCase() !== entry.toLowerCase())
  return [entry, ...others].slice(0, cap)
}

export function parseEntries(stored: string): string[] {
  const read = attempt((): unknown => JSON.parse(stored || '[]'))
  return Array.isArray(read) ? read.filter((entry) => typeof entry === 'string') : []
}

/** Returns null if the browser denies access to its storage. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action()
  } catch {
    return null
  }
}
