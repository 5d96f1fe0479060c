import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { lists } from './lists-tables.ts'

const SHOWN_MAX = 20

/**
 * How many pieces are in each list of an account that has any, the last changed first. A list with a purpose has it as its
 * name.
 */
export async function countListItems(
  db: Queryable,
  accountId: string,
): Promise<{ name: string; count: number }[]> {
  const rows = await db
    .select({ name: lists.name, purpose: lists.purpose, count: lists.itemCount })
    .from(lists)
    .where(and(eq(lists.accountId, accountId), isNull(lists.removedAt), gt(lists.itemCount, 0)))
    .orderBy(desc(lists.updatedAt))
    .limit(SHOWN_MAX)
  return rows.map(({ name, purpose, count }) => ({ name: name ?? purpose ?? '', count }))
}
