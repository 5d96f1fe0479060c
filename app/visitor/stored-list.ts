/**
 * A short list of texts that this device alone keeps: nothing of it is in a document or a cookie. As it is stored it is
 * one text, so that a change can be seen.
 */
export type StoredList = {
  /** As it is stored; empty when nothing is, or when the browser keeps nothing for the shop. */
  read(): string
  /** The entries in what is stored, newest first; none in what is none of ours. */
  parse(stored: string): string[]
  /** Puts an entry first. */
  remember(entry: string): void
  forget(): void
}

/** The event sent to all views of a list when it changes. */
const CHANGED = 'kept-list'

export function storedList(key: string, cap: number): StoredList {
  const read = () => attempt(() => localStorage.getItem(key)) ?? ''
  const parse = (stored: string) => parseEntries(stored).slice(0, cap)
  return {
    read,
    parse,
    remember(entry) {
      const entries = withEntry(parse(read()), entry, cap)
      attempt(() => localStorage.setItem(key, JSON.stringify(entries)))
      dispatchEvent(new Event(CHANGED))
    },
    forget() {
      attempt(() => localStorage.removeItem(key))
      dispatchEvent(new Event(CHANGED))
    },
  }
}

/** Calls back when a list changes, here or in another window. Returns how to call it off. */
export function onStoredListChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}

/** The new entry first, each once however it is written, and no more than the cap. */
export function withEntry(entries: readonly string[], entry: string, cap: number): string[] {
  const others = entries.filter((known) => known.toLowerCase() !== entry.toLowerCase())
  return [entry, ...others].slice(0, cap)
}

export function parseEntries(stored: string): string[] {
  const read = attempt((): unknown => JSON.parse(stored || '[]'))
  return Array.isArray(read) ? read.filter((entry) => typeof entry === 'string') : []
}

/** A browser may refuse to keep anything: then there is nothing. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act()
  } catch {
    return null
  }
}
