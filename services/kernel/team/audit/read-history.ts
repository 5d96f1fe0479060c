import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { auditLog } from '../../kernel-tables.ts'

/** What the team has done to one object, the oldest first. */
export type HistoryEvent = Pick<
  typeof auditLog.$inferSelect,
  'at' | 'accountId' | 'action' | 'before' | 'after'
>

export async function readHistory(
  db: Queryable,
  { resource, objectId }: { resource: string; objectId: string },
): Promise<HistoryEvent[]> {
  return db
    .select({
      at: auditLog.at,
      accountId: auditLog.accountId,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(eq(auditLog.resource, resource), eq(auditLog.objectId, objectId)))
    .orderBy(asc(auditLog.id))
}
