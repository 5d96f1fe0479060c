import { LRUCache } from 'lru-cache'
import type { ContentDocument } from './document.ts'
import { createView, type DocumentView } from './perspective.ts'

/** The maximum number of cached views. Besides the three usual perspectives, editors view few lists of releases. */
const VIEWS_MAX = 16

/** Documents by id, and their views, cached until the next change. */
export type DocumentViews = {
  all(): ContentDocument[]
  /** Removes the documents with these ids, then adds the ones that exist. */
  replace(ids: Iterable<string>, present: readonly ContentDocument[]): void
  view(perspective: string): DocumentView
}

export function createDocumentViews(): DocumentViews {
  const documents = new Map<string, ContentDocument>()
  const views = new LRUCache<string, DocumentView>({
    max: VIEWS_MAX,
    memoMethod: (perspective) => createView(documents.values(), perspective),
  })
  return {
    all: () => [...documents.values()],
    replace(ids, present) {
      for (const id of ids) documents.delete(id)
      for (const document of present) documents.set(document._id, document)
      views.clear()
    },
    view: (perspective) => views.memo(perspective),
  }
}
