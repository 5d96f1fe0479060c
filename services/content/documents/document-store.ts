import { inArray } from 'drizzle-orm'
import type { Database } from '#services/kernel/database.ts'
import { type ChangeFeed, openChangeFeed } from './change-feed.ts'
import { documents } from './content-tables.ts'
import { type ContentDocument, toDocument } from './document.ts'
import { type DocumentView, viewOf } from './perspective.ts'

/** Perspectives beyond the three usual ones name releases, of which an editor looks at few. */
const VIEWS_KEPT = 16

/** All documents in memory, kept equal to the table by the database's notifications. */
export type DocumentStore = {
  view(perspective: string): Promise<DocumentView>
  /** Reads the named documents again; a change is visible to every view asked for afterwards. */
  refresh(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * Loads the documents on first use and listens for changes. When the listening connection is lost, everything
 * is read again; while the database stays away, the last known documents are answered.
 */
export function createDocumentStore(database: Database): DocumentStore {
  const known = createKnownDocuments()
  let feed: ChangeFeed | null = null
  let isLoaded = false
  let work: Promise<void> = Promise.resolve()

  /** Reads run one after the other, so that an older answer never overwrites a newer one. */
  function inTurn(read: () => Promise<void>): Promise<void> {
    const turn = work.then(read)
    work = turn.catch(() => {})
    return turn
  }

  async function load(): Promise<void> {
    if (feed?.isAlive()) return
    const opened = await openChangeFeed(database.url, (ids) => void refresh(ids).catch(() => opened.close()))
    try {
      known.replaceAll((await database.db.select().from(documents)).map(toDocument))
    } catch (fault) {
      await opened.close()
      throw fault
    }
    feed = opened
    isLoaded = true
  }

  function refresh(ids: readonly string[]): Promise<void> {
    return inTurn(async () => {
      const rows = await database.db
        .select()
        .from(documents)
        .where(inArray(documents.id, [...ids]))
      known.replace(ids, rows.map(toDocument))
    })
  }

  return {
    async view(perspective) {
      if (!feed?.isAlive()) await inTurn(load).catch((fault) => rethrowUnless(isLoaded, fault))
      await work
      return known.view(perspective)
    },
    refresh,
    close: async () => feed?.close(),
  }
}

function rethrowUnless(condition: boolean, fault: unknown): void {
  if (!condition) throw fault
}

/** The documents by id, and the views made of them until the next change. */
function createKnownDocuments() {
  const known = new Map<string, ContentDocument>()
  const views = new Map<string, DocumentView>()

  function replace(ids: Iterable<string>, present: readonly ContentDocument[]): void {
    for (const id of ids) known.delete(id)
    for (const document of present) known.set(document._id, document)
    views.clear()
  }

  return {
    replace,
    replaceAll: (present: readonly ContentDocument[]) => replace([...known.keys()], present),
    view(perspective: string): DocumentView {
      const view = views.get(perspective) ?? viewOf(known.values(), perspective)
      if (views.size >= VIEWS_KEPT) views.clear()
      views.set(perspective, view)
      return view
    },
  }
}
