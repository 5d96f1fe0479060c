import { inArray, sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type ChangeFeed, openChangeFeed } from './change-feed.ts'
import { documents } from './content-tables.ts'
import { type ContentDocument, toDocument } from './document.ts'
import { createDocumentViews } from './document-views.ts'
import type { DocumentView } from './perspective.ts'

/** Receives the ids of changed documents, and those documents that still exist. */
type ChangeListener = (ids: readonly string[], present: readonly ContentDocument[]) => void

/** All documents in memory, synchronized with the table by database notifications. */
export type DocumentStore = {
  /** Waits until the documents are loaded, including all changes announced so far. */
  settled(): Promise<void>
  view(perspective: string): Promise<DocumentView>
  all(): readonly ContentDocument[]
  /** Calls the listener after each change has been applied in memory. */
  subscribe(listener: ChangeListener): void
  /** Reloads these documents. Views requested afterwards include the change. */
  refresh(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * Loads the documents on first use and listens for changes. If the listening connection is lost, everything is
 * reloaded. While the database is unavailable, the last loaded documents are returned. Notifies subscribers once
 * changes are in memory, so that outdated pages are rendered again.
 */
export function createDocumentStore(database: Database): DocumentStore {
  const views = createDocumentViews()
  const listeners: ChangeListener[] = []
  let feed: ChangeFeed | null = null
  let isLoaded = false
  let work: Promise<void> = Promise.resolve()

  /** Runs loads one after the other, so that an older result never overwrites a newer one. */
  function runInTurn(read: () => Promise<void>): Promise<void> {
    const turn = work.then(read)
    work = turn.catch(() => {})
    return turn
  }

  async function load(): Promise<void> {
    if (feed?.isAlive()) return
    const opened = await openChangeFeed(database.url, (ids) => {
      refresh(ids)
        .then(announce)
        .catch(() => opened.close())
    })
    try {
      const present = (await database.db.select().from(documents)).map(toDocument)
      const before = views.all().map(({ _id }) => _id)
      replace(before, present)
      await announce()
    } catch (error) {
      await opened.close()
      throw error
    }
    feed = opened
    isLoaded = true
  }

  async function announce(): Promise<void> {
    await database.db.execute(sql`select pg_notify(${CHANGES.contentRefreshed}, '')`)
  }

  function refresh(ids: readonly string[]): Promise<void> {
    return runInTurn(async () => {
      const rows = await database.db
        .select()
        .from(documents)
        .where(inArray(documents.id, [...ids]))
      replace(ids, rows.map(toDocument))
    })
  }

  function replace(ids: readonly string[], present: readonly ContentDocument[]): void {
    views.replace(ids, present)
    for (const listener of listeners) listener(ids, present)
  }

  async function settled(): Promise<void> {
    if (!feed?.isAlive()) await runInTurn(load).catch((error) => rethrowUnless(isLoaded, error))
    await work
  }

  return {
    settled,
    async view(perspective) {
      await settled()
      return views.view(perspective)
    },
    all: views.all,
    subscribe: (listener) => void listeners.push(listener),
    refresh,
    close: async () => feed?.close(),
  }
}

function rethrowUnless(condition: boolean, error: unknown): void {
  if (!condition) throw error
}
