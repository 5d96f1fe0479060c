import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

export type StoredPage = {
  page: CachedPage
  /** Without tags, the page depends on everything. */
  tags: readonly string[]
  freshUntilMs: number
  staleUntilMs: number
}

/** Pages by address; the least recently used are evicted beyond `maxBytes`. */
export type PageStore = {
  get(address: string): StoredPage | undefined
  put(address: string, stored: StoredPage): void
  /** Evicts pages with one of the tags, and those without tags; all of them for null. */
  purge(tags: readonly string[] | null): void
  size(): { pages: number; bytes: number }
}

/** The size of an entry besides its bodies: headers, key, links. */
const OVERHEAD_BYTES = 2_000

export function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  return {
    get: (address) => pages.get(address),
    put: (address, stored) => pages.set(address, stored),
    purge(tags) {
      pages.forEach((stored, address) => {
        if (isTouched(stored.tags, tags)) pages.delete(address)
      })
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

/** Whether a change of the tags `changed` affects a page with these tags. */
function isTouched(tags: readonly string[], changed: readonly string[] | null): boolean {
  return tags.length === 0 || changed === null || tags.some((tag) => changed.includes(tag))
}

function sizeOf({ page }: StoredPage): number {
  return page.bytes + OVERHEAD_BYTES
}
