import type { Database } from '#services/kernel/database.ts'
import { listen, type Subscription } from '#services/kernel/listen.ts'
import type { Engine } from '../engine/engine.ts'
import { type IndexSettings, layoutOf, sortingOf } from '../index-settings.ts'
import { WireError } from '../wire-error.ts'
import { findIndexes, type IndexRow, SEARCH_CHANGES } from './index-catalogue.ts'
import { LiveIndex } from './live-index.ts'

/** An index as a query sees it: whose records, and its own settings over those of its primary. */
export type OpenIndex = { name: string; engine: Engine; settings: IndexSettings }

const RETRY_DELAY_MS = 1000

/** All indexes in memory by name, kept equal to the database by its announcements. */
export class LiveIndexes {
  readonly #database: Database
  readonly #live = new Map<number, LiveIndex>()
  #byName = new Map<string, IndexRow>()
  #byId = new Map<number, IndexRow>()
  #subscription: Subscription | null = null
  #running: Promise<void> = Promise.resolve()
  #queued: Promise<void> | null = null
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(database: Database) {
    this.#database = database
  }

  /** Loads every index and follows all changes from then on. */
  async start(): Promise<void> {
    this.#subscription = await listen(this.#database.url, SEARCH_CHANGES, () => this.#follow())
    await this.refresh()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#subscription?.close()
    await this.#running
  }

  /** Takes in everything that is committed by now. One after another; callers share the next one. */
  refresh(): Promise<void> {
    if (this.#queued) return this.#queued
    const run = this.#running.then(() => {
      this.#queued = null
      return this.#takeIn()
    })
    this.#queued = run
    this.#running = run.catch(() => {})
    return run
  }

  /** The index of a name; refused with 404 when there is none. */
  open(name: string): OpenIndex {
    const row = this.#byName.get(name)
    const live = row && this.#live.get(row.primaryId ?? row.id)
    if (!live) throw new WireError(404, `Index ${name} does not exist`)
    return { name, engine: live.engine, settings: this.#settingsOf(row) }
  }

  /** Every index with its number of records. */
  list(): { name: string; entries: number; primary: string | null }[] {
    return [...this.#byName.values()].map((row) => ({
      name: row.name,
      entries: this.#live.get(row.primaryId ?? row.id)?.engine.size ?? 0,
      primary: (row.primaryId !== null && this.#byId.get(row.primaryId)?.name) || null,
    }))
  }

  /** A notice comes once: when the database does not answer it just then, it is asked again. */
  #follow(): void {
    this.refresh().catch(() => {
      if (this.#isClosed) return
      clearTimeout(this.#retry)
      this.#retry = setTimeout(() => this.#follow(), RETRY_DELAY_MS)
    })
  }

  async #takeIn(): Promise<void> {
    const rows = await findIndexes(this.#database.db)
    const primaries = rows.filter((row) => row.primaryId === null)
    await Promise.all(
      primaries.map((primary) => {
        const replicas = rows.filter((row) => row.primaryId === primary.id)
        return this.#bringUp(primary, replicas)
      }),
    )
    this.#byId = new Map(rows.map((row) => [row.id, row]))
    this.#byName = new Map(rows.map((row) => [row.name, row]))
    for (const id of this.#live.keys()) if (!this.#byId.has(id)) this.#live.delete(id)
  }

  async #bringUp(primary: IndexRow, replicas: readonly IndexRow[]): Promise<void> {
    const layout = layoutOf(
      primary.settings,
      replicas.map((replica) => replica.settings),
    )
    const live = this.#live.get(primary.id) ?? new LiveIndex(this.#database.db, primary.id, layout)
    this.#live.set(primary.id, live)
    await live.follow(primary.revision, layout)
    // An index with replicas is one that visitors use: sort now, and not under the first of them.
    if (replicas.length === 0) return
    for (const row of [primary, ...replicas]) live.engine.order(sortingOf(effective(row, primary)).criteria)
  }

  #settingsOf(row: IndexRow): IndexSettings {
    const primary = row.primaryId === null ? undefined : this.#byId.get(row.primaryId)
    return primary ? effective(row, primary) : row.settings
  }
}

/** A replica has its own settings over those of its primary. */
function effective(row: IndexRow, primary: IndexRow): IndexSettings {
  const { replicas: _, ...inherited } = primary.settings
  return row.id === primary.id ? row.settings : { ...inherited, ...row.settings }
}
