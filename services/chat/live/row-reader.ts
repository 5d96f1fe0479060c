import { inArray } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import type { ConversationRow } from '../chat-tables.ts'
import { conversations } from '../chat-tables.ts'

/** Reads the current conversation. Returns null if it was merged into another one. */
export type RowReader = (id: string) => Promise<ConversationRow | null>
type Rows = ReadonlyMap<string, ConversationRow>

/** Batches simultaneous reads into one statement, since each tick requests many rows at once. */
export function createRowReader({ db }: Database): RowReader {
  let next: { ids: Set<string>; rows: Promise<Rows> } | null = null

  async function readNext(ids: ReadonlySet<string>): Promise<Rows> {
    await new Promise((resolve) => setImmediate(resolve))
    next = null
    const rows = await db
      .select()
      .from(conversations)
      .where(inArray(conversations.id, [...ids]))
    return new Map(rows.map((row) => [row.id, row]))
  }

  return async (id) => {
    if (next === null) {
      const ids = new Set<string>()
      next = { ids, rows: readNext(ids) }
    }
    next.ids.add(id)
    return (await next.rows).get(id) ?? null
  }
}
