import { CHANGES } from '#contracts/changes.ts'
import { LEARNED_INDEX } from '#contracts/search/learned-choices.ts'
import { DEFAULT_INDEX_NAMES, productIndexName } from '#contracts/search/search-indexes.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import type { Engine, EngineLayout } from '../engine/engine.ts'
import { getLanguage, getSorting, type IndexSettings, toEngineLayout } from '../index-settings.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import type { SynonymIndex } from '../text/synonyms/synonym-index.ts'
import { WireError } from '../wire-error.ts'
import { announceWrite, findIndexes, type IndexRow } from './index-catalogue.ts'
import { LiveCategoryOrders } from './live-category-orders.ts'
import { LiveIndex } from './live-index.ts'
import { type LearnedRanking, LiveLearning } from './live-learning.ts'
import { LiveRules } from './live-rules.ts'
import { LiveSynonyms } from './live-synonyms.ts'
import { countRecords } from './record-store.ts'

/**
 * An index as used by a query: records, synonyms and rules of its primary, and its own settings over the primary's.
 */
export type OpenIndex = {
  name: string
  engine: Engine
  settings: IndexSettings
  synonyms: SynonymIndex
  rules: RuleBook
  /** Whether records can be pinned: only in a primary, which has the curated order, not in a replica. */
  canPin: boolean
  /** What was learned for a query; null if nothing was, or if the index does not contain pieces. */
  learnedFor(query: string): LearnedRanking | null
  pinnedIn(context: string): readonly string[]
}

const RETRY_DELAY_MS = 1000

/** The maximum duration of a timer; for a rule that starts or ends later, the timer is set again. */
const RULE_DELAY_MAX_MS = 86_400_000

/** The indexes in the curated order, unlike their replicas. */
const PINNABLE = new Set(
  LANGUAGES.map((language) =>
    productIndexName({ sort: DEFAULT_SORT, currency: 'EUR', language }, DEFAULT_INDEX_NAMES),
  ),
)

/**
 * All indexes by name, synchronized through database notifications. Each is loaded on its first request, or in the
 * background, so that a shop with many languages starts quickly.
 */
export class LiveIndexes {
  readonly #database: Database
  readonly #live = new Map<number, LiveIndex>()
  readonly #loading = new Map<number, Promise<LiveIndex>>()
  readonly #synonyms: LiveSynonyms
  readonly #rules: LiveRules
  readonly #learning: LiveLearning
  readonly #orders: LiveCategoryOrders
  #byName = new Map<string, IndexRow>()
  #byId = new Map<number, IndexRow>()
  #subscription: Subscription | null = null
  #running: Promise<void> = Promise.resolve()
  #queued: Promise<void> | null = null
  #warming: Promise<void> = Promise.resolve()
  #retryTimer: NodeJS.Timeout | undefined
  #ruleTimer: NodeJS.Timeout | undefined
  readonly #clock: Clock
  #isClosed = false

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
    this.#synonyms = new LiveSynonyms(database.db)
    this.#rules = new LiveRules(database.db)
    this.#learning = new LiveLearning(database.db)
    this.#orders = new LiveCategoryOrders(database.db)
  }

  /** Subscribes to changes, and loads the first index that visitors use; the others are loaded later. */
  async start(): Promise<void> {
    this.#subscription = await listen(this.#database.url, CHANGES.search, () => this.#refreshWithRetry())
    await this.refresh()
    const [first, ...others] = this.#primaries().filter(({ id }) => this.#replicasOf(id).length > 0)
    if (first) await this.#load(first.id)
    this.#warming = this.#warm(others)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#ruleTimer)
    await this.#subscription?.close()
    await this.#warming
    await Promise.allSettled([...this.#loading.values(), this.#running])
  }

  /** Applies all committed changes. Refreshes run one at a time, and callers share the next one. */
  refresh(): Promise<void> {
    if (this.#queued) return this.#queued
    const run = this.#running.then(() => {
      this.#queued = null
      return this.#applyChanges()
    })
    this.#queued = run
    this.#running = run.catch(() => {})
    return run
  }

  /**
   * Applies what this process has just committed, and announces it again, since a page that was rendered in between
   * shows the earlier state and must not stay cached. If that fails, the first notification still takes effect.
   */
  async refreshAndAnnounce(): Promise<void> {
    await this.refresh()
      .then(() => announceWrite(this.#database.db))
      .catch(() => {})
  }

  /** Loads the index if needed; 404 if there is none. */
  async open(name: string): Promise<OpenIndex> {
    const row = this.#rowOf(name)
    const primaryId = this.primaryId(name)
    const { engine } = await this.#load(primaryId)
    const isCurated = PINNABLE.has(name)
    const settings = this.#settingsOf(row)
    const learned =
      isCurated && this.has(LEARNED_INDEX) ? (await this.#load(this.primaryId(LEARNED_INDEX))).engine : null
    return {
      name,
      engine,
      settings,
      synonyms: this.#synonyms.synonymsFor(primaryId),
      rules: this.#rules.rulesFor(primaryId),
      canPin: row.primaryId === null,
      learnedFor: (query) => learned && this.#learning.rankingFor(learned, getLanguage(settings), query),
      pinnedIn: (context) => (isCurated ? this.#orders.pinnedIn(context) : []),
    }
  }

  has(name: string): boolean {
    return this.#byName.has(name)
  }

  /** The id of the primary of an index, or of the index itself if it is no replica; 404 if there is none. */
  primaryId(name: string): number {
    const { primaryId, id } = this.#rowOf(name)
    return primaryId ?? id
  }

  /** The settings of an index; 404 if there is none. */
  settings(name: string): IndexSettings {
    return this.#settingsOf(this.#rowOf(name))
  }

  async list(): Promise<{ name: string; entries: number; primary: string | null }[]> {
    const counts = await countRecords(this.#database.db)
    return [...this.#byName.values()].map((row) => ({
      name: row.name,
      entries: counts.get(row.primaryId ?? row.id) ?? 0,
      primary: (row.primaryId !== null && this.#byId.get(row.primaryId)?.name) || null,
    }))
  }

  #rowOf(name: string): IndexRow {
    const row = this.#byName.get(name)
    if (!row) throw new WireError(404, `Index ${name} does not exist`)
    return row
  }

  #primaries(): IndexRow[] {
    return [...this.#byId.values()].filter(({ primaryId }) => primaryId === null)
  }

  #replicasOf(id: number): IndexRow[] {
    return [...this.#byId.values()].filter(({ primaryId }) => primaryId === id)
  }

  /** Refreshes after a notification. It is only sent once, so a failed read is retried. */
  #refreshWithRetry(): void {
    this.refresh().catch(() => {
      if (this.#isClosed) return
      clearTimeout(this.#retryTimer)
      this.#retryTimer = setTimeout(() => this.#refreshWithRetry(), RETRY_DELAY_MS)
    })
  }

  /** Applies changes to the loaded indexes. Those that are still loading will include the changes. */
  async #applyChanges(): Promise<void> {
    const rows = await findIndexes(this.#database.db)
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of this.#live.keys()) if (!byId.has(id)) this.#live.delete(id)
    await Promise.all(
      [...this.#live].map(([id, live]) => {
        const replicas = rows.filter(({ primaryId }) => primaryId === id)
        const primary = byId.get(id)
        return primary ? refreshAndSort(live, primary, replicas) : undefined
      }),
    )
    await this.#synonyms.refresh(rows)
    await this.#rules.refresh(rows)
    await this.#learning.refresh()
    await this.#orders.refresh()
    this.#byId = byId
    this.#byName = new Map(rows.map((row) => [row.name, row]))
    this.#scheduleRuleChange()
  }

  /** Announces the start or end of the next rule, since pages with earlier results must not stay cached. */
  #scheduleRuleChange(): void {
    clearTimeout(this.#ruleTimer)
    const now = this.#clock()
    const change = this.#rules.nextRuleChange(now)
    if (change === null || this.#isClosed) return
    const delay = change.getTime() - now.getTime()
    const isBeyondTimer = delay > RULE_DELAY_MAX_MS
    this.#ruleTimer = setTimeout(
      () => {
        if (isBeyondTimer) this.#scheduleRuleChange()
        else announceWrite(this.#database.db).catch(() => {})
      },
      isBeyondTimer ? RULE_DELAY_MAX_MS : delay,
    ).unref()
  }

  /** Loads indexes in the background. If that fails, the next request retries. */
  async #warm(rows: readonly IndexRow[]): Promise<void> {
    for (const { id } of rows) {
      if (this.#isClosed) return
      await this.#load(id).catch(() => {})
    }
  }

  async #load(id: number): Promise<LiveIndex> {
    const known = this.#live.get(id) ?? this.#loading.get(id)
    if (known) return known
    const loading = this.#loadNow(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /** Loads an index, including writes that occur while it loads. */
  async #loadNow(id: number): Promise<LiveIndex> {
    const readLayout = () => {
      const primary = this.#byId.get(id)
      if (!primary) throw new WireError(404, 'The index was deleted')
      return { primary, replicas: this.#replicasOf(id) }
    }
    const { primary, replicas } = readLayout()
    const live = new LiveIndex(this.#database.db, id, layoutFor(primary, replicas))
    let seen = { primary, replicas }
    while (true) {
      await refreshAndSort(live, seen.primary, seen.replicas)
      const now = readLayout()
      if (now.primary === seen.primary || isSame(now, seen)) break
      seen = now
    }
    this.#live.set(id, live)
    return live
  }

  #settingsOf(row: IndexRow): IndexSettings {
    const primary = row.primaryId === null ? undefined : this.#byId.get(row.primaryId)
    return primary ? effectiveSettings(row, primary) : row.settings
  }
}

type IndexRows = { primary: IndexRow; replicas: readonly IndexRow[] }

async function refreshAndSort(
  live: LiveIndex,
  primary: IndexRow,
  replicas: readonly IndexRow[],
): Promise<void> {
  await live.refresh(primary.revision, layoutFor(primary, replicas))
  // Only indexes with replicas are used by visitors, so they are sorted now instead of in the first request.
  if (replicas.length === 0) return
  for (const row of [primary, ...replicas])
    live.engine.order(getSorting(effectiveSettings(row, primary)).criteria)
}

function layoutFor(primary: IndexRow, replicas: readonly IndexRow[]): EngineLayout {
  return toEngineLayout(
    primary.settings,
    replicas.map((replica) => replica.settings),
  )
}

function isSame(one: IndexRows, other: IndexRows): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A replica's own settings override those of its primary. */
function effectiveSettings(row: IndexRow, primary: IndexRow): IndexSettings {
  const { replicas: _, ...inherited } = primary.settings
  return row.id === primary.id ? row.settings : { ...inherited, ...row.settings }
}
