import { createHash } from 'node:crypto'
import { and, count, eq, gte, lt } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { auditLog, sentRecords } from '../kernel-tables.ts'
import { type AuditedAction, writeAuditEvent } from './audit/write-audit-event.ts'
import type { Staff } from './staff.ts'

/**
 * How many different personal records a member may be sent within an hour, and since their last confirmation, before
 * the second factor is required again: twenty full pages of a list. Paging through all customers requires it
 * repeatedly; normal work, which returns to the same lists, stays below the limit.
 */
export const RECORDS_MAX = 500
const WINDOW_MS = 3_600_000

/** The audit log's entry when a member reaches the limit, with the resource as its object. */
export const LIMIT_REACHED: AuditedAction = { resource: 'sent-records', action: 'limit-reached' }

type RecordBatch = {
  staff: Pick<Staff, 'accountId' | 'confirmedAt'>
  resource: string
  ids: readonly string[]
  now: Date
}

/**
 * Counts records of a resource that are about to be sent to a member, and returns whether they are within the limit.
 * The audit log records the first time that they are not. Records are written before they are counted, so that of
 * simultaneous calls the last one sees them all.
 */
export async function countSentRecords(
  { db }: Pick<Database, 'db'>,
  { staff, resource, ids, now }: RecordBatch,
): Promise<boolean> {
  if (ids.length === 0) return true
  const { accountId } = staff
  const hourAgo = new Date(now.getTime() - WINDOW_MS)
  const since = staff.confirmedAt > hourAgo ? staff.confirmedAt : hourAgo
  // Sorted, so that simultaneous lists of the same records do not deadlock.
  const records = [...new Set(ids.map((id) => recordDigest(resource, id)))].toSorted()
  await db
    .insert(sentRecords)
    .values(records.map((record) => ({ accountId, record, at: now })))
    .onConflictDoUpdate({
      target: [sentRecords.accountId, sentRecords.record],
      set: { at: now },
      setWhere: lt(sentRecords.at, since),
    })
  const isCounted = and(eq(sentRecords.accountId, accountId), gte(sentRecords.at, since))
  const [counted] = await db.select({ sent: count() }).from(sentRecords).where(isCounted)
  if ((counted?.sent ?? 0) <= RECORDS_MAX) return true
  await logOnce(db, { accountId, resource, since, now })
  return false
}

export async function removeOldSentRecords({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.delete(sentRecords).where(lt(sentRecords.at, new Date(now.getTime() - WINDOW_MS)))
}

async function logOnce(
  db: Queryable,
  { accountId, resource, since, now }: { accountId: string; resource: string; since: Date; now: Date },
): Promise<void> {
  const [known] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.accountId, accountId),
        gte(auditLog.at, since),
        eq(auditLog.resource, LIMIT_REACHED.resource),
      ),
    )
    .limit(1)
  if (known) return
  await writeAuditEvent(db, {
    ...LIMIT_REACHED,
    objectId: resource,
    before: {},
    after: { records: RECORDS_MAX },
    accountId,
    at: now,
  })
}

/** Only a digest is stored, since an id may be derived from an address. */
function recordDigest(resource: string, id: string): string {
  return createHash('sha256').update(`${resource}/${id}`).digest('base64url').slice(0, 22)
}
