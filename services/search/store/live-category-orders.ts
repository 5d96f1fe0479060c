import { sql } from 'drizzle-orm'
import { categoryContext } from '#contracts/search/rule-contexts.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { categoryOrderTable } from './search-tables.ts'

export class LiveCategoryOrders {
  readonly #db: Queryable
  #stamp = ''
  #pinned: ReadonlyMap<string, readonly string[]> = new Map()

  constructor(db: Queryable) {
    this.#db = db
  }

  /** Reloads the orders if one has changed. The sum of their versions shows this, since versions only grow. */
  async refresh(): Promise<void> {
    const [row] = await this.#db
      .select({ stamp: sql<string>`coalesce(sum(${categoryOrderTable.version}), 0)::text` })
      .from(categoryOrderTable)
    const stamp = row?.stamp ?? ''
    if (stamp === this.#stamp) return
    const rows = await this.#db.select().from(categoryOrderTable)
    this.#pinned = new Map(rows.map(({ path, pinned }) => [categoryContext(path), pinned]))
    this.#stamp = stamp
  }

  pinnedIn(context: string): readonly string[] {
    return this.#pinned.get(context) ?? NONE
  }
}

const NONE: readonly string[] = []
