import { sql } from 'drizzle-orm'
import type { ChangesAnswer } from '#contracts/changes.ts'
import { globalId } from '#domain/ids.ts'
import type { Database } from '#services/kernel/database/database.ts'

/** The place of a change: its transaction, and its row among those of the transaction. */
export type Cursor = { readonly transaction: string; readonly id: string }

const CHANGES_MAX = 200
const CURSOR = /^(\d{1,19})\.(\d{1,18})$/

export function parseCursor(text: string): Cursor | null {
  const [, transaction, id] = CURSOR.exec(text) ?? []
  return transaction !== undefined && id !== undefined ? { transaction, id } : null
}

/** The place after everything that is committed and before everything that is not. */
export async function currentCursor({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ oldest: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  )
  return toCursor({ transaction: rows[0]?.oldest ?? '0', id: '0' })
}

type ChangeRow = Cursor & { productId: string; isSettled: boolean }

/**
 * The changes after a cursor, by transaction, up to the oldest transaction that is still open: one that commits later
 * then comes after every change that was read before.
 */
export async function readChanges({ db }: Database, since: Cursor): Promise<ChangesAnswer> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select transaction::text as transaction, id::text as id, product_id::text as "productId",
      transaction < pg_snapshot_xmin(pg_current_snapshot()) as "isSettled"
    from commerce.product_changes
    where (transaction, id) > (${since.transaction}::xid8, ${since.id}::bigint)
    order by product_changes.transaction, product_changes.id
    limit ${CHANGES_MAX + 1}`)
  const settled = rows.slice(0, CHANGES_MAX).filter(({ isSettled }) => isSettled)
  return {
    changes: settled.map(({ productId }) => ({ kind: 'product', id: globalId('Product', productId) })),
    cursor: toCursor(settled.at(-1) ?? since),
    hasMore: settled.length < rows.length,
  }
}

function toCursor({ transaction, id }: Cursor): string {
  return `${transaction}.${id}`
}
