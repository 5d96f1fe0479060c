import { and, eq, sql } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { readCursor, storeCursor } from '../database/cursors.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { Job } from '../jobs.ts'
import { changes } from '../kernel-tables.ts'

/** The changes of one service, and the channel on which they are announced (`CHANGES` in contracts/changes.ts). */
export type ChangeLog = { readonly name: string; readonly channel: string }

/** The changes after a cursor, in order: numbers of products, or ids of documents. */
export type ChangesPage = {
  readonly subjects: readonly string[]
  readonly cursor: string
  /** Whether more committed changes follow. If `subjects` is empty, those changes wait for an open transaction. */
  readonly hasMore: boolean
}

const PAGE_SIZE = 200

/** The payload of a notice is limited to 8,000 bytes, and the id of a document to 128 characters. */
const SUBJECTS_PER_NOTICE = 50

/**
 * The position of a change in its log: its transaction, and its number in the log. Both are decimal numbers of any
 * length.
 */
type Position = { readonly transaction: string; readonly id: string }

const CURSOR = /^(\d{1,19})\.(\d{1,18})$/

/** Logs a service's own changes, and announces them when the transaction commits. */
export async function recordChanges(
  db: Queryable,
  log: ChangeLog,
  subjects: readonly string[],
): Promise<void> {
  await logChanges(db, log, subjects)
  await announceChanges(db, log, subjects)
}

export async function logChanges(
  db: Queryable,
  { name }: ChangeLog,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length > 0)
    await db.insert(changes).values(subjects.map((subject) => ({ log: name, subject })))
}

export async function announceChanges(
  db: Queryable,
  { channel }: ChangeLog,
  subjects: readonly string[],
): Promise<void> {
  const payloads: string[] = []
  for (let start = 0; start < subjects.length; start += SUBJECTS_PER_NOTICE)
    payloads.push(JSON.stringify(subjects.slice(start, start + SUBJECTS_PER_NOTICE)))
  if (payloads.length === 0) return
  await db.execute(sql`
    select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`)
}

/**
 * A version of a product or document reported by a hosted service. `version` is the ISO 8601 time at which it was
 * written.
 */
export type ReportedVersion = { readonly subject: string; readonly version: string }

/** Logs and announces versions of a hosted service that are not in the log yet. */
export async function recordVersions(
  { db }: Database,
  log: ChangeLog,
  versions: readonly ReportedVersion[],
): Promise<void> {
  if (versions.length === 0) return
  await db.transaction(async (transaction) => {
    const added = await transaction
      .insert(changes)
      .values(versions.map(({ subject, version }) => ({ log: log.name, subject, version })))
      .onConflictDoNothing()
      .returning({ subject: changes.subject })
    await announceChanges(
      transaction,
      log,
      added.map(({ subject }) => subject),
    )
  })
}

/**
 * Logs and announces a change reported by a hosted service, even if its version is already in the log: some changes of
 * a product, such as its stock, do not change its version.
 */
export async function recordReport(
  { db }: Database,
  log: ChangeLog,
  { subject, version }: { subject: string; version: string | null },
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (version !== null)
      await transaction
        .delete(changes)
        .where(and(eq(changes.log, log.name), eq(changes.subject, subject), eq(changes.version, version)))
    await transaction.insert(changes).values({ log: log.name, subject, version })
    await announceChanges(transaction, log, [subject])
  })
}

/** Returns the cursor after all committed changes and before all others. */
export async function currentCursor({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ oldest: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  )
  return toCursor({ transaction: rows[0]?.oldest ?? '0', id: '0' })
}

type ChangeRow = Position & { subject: string; isSettled: boolean }

/**
 * Returns the changes after a cursor, by transaction, up to the oldest open transaction, so that a transaction that
 * commits later comes after all changes that were read. Refused with `cursor-expired` if some of the changes have been
 * removed.
 */
export async function readChanges(
  database: Database,
  { name }: ChangeLog,
  cursor: string,
): Promise<Result<ChangesPage, 'cursor-malformed' | 'cursor-expired'>> {
  const since = parseCursor(cursor)
  if (!since) return refuse('cursor-malformed')
  const { rows } = await database.db.execute<ChangeRow>(sql`
    select transaction::text as transaction, id::text as id, subject,
      transaction < pg_snapshot_xmin(pg_current_snapshot()) as "isSettled"
    from kernel.changes
    where log = ${name} and (transaction, id) > (${since.transaction}::xid8, ${since.id}::bigint)
    order by changes.transaction, changes.id
    limit ${PAGE_SIZE + 1}`)
  // Read last, so that changes removed during the read are noticed.
  const removed = parseCursor((await readCursor(database, removedCursorKey(name))) ?? '')
  if (removed && isBefore(since, removed)) return refuse('cursor-expired')
  const settled = rows.slice(0, PAGE_SIZE).filter(({ isSettled }) => isSettled)
  return ok({
    subjects: settled.map(({ subject }) => subject),
    cursor: toCursor(settled.at(-1) ?? since),
    hasMore: settled.length < rows.length,
  })
}

const RETENTION_DAYS = 7
const DAY_MS = 86_400_000

export function createCleanupJob(database: Database): Job {
  return {
    name: 'kernel: remove old changes',
    everySeconds: 3600,
    run: (now) => removeOldChanges(database, now),
  }
}

/** Removes changes older than a week. A reader that still needs them gets `cursor-expired`. */
export async function removeOldChanges(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  const { rows } = await database.db.execute<Position & { log: string }>(sql`
    select distinct on (log) log, transaction::text as transaction, id::text as id
    from kernel.changes where changed_at < ${before.toISOString()}::timestamptz
    order by log, changes.transaction desc, changes.id desc`)
  for (const { log, ...position } of rows) {
    await storeCursor(database, removedCursorKey(log), toCursor(position))
    await database.db.execute(sql`
      delete from kernel.changes
      where log = ${log} and (transaction, id) <= (${position.transaction}::xid8, ${position.id}::bigint)`)
  }
}

function removedCursorKey(log: string): string {
  return `removed from ${log}`
}

/** Parses a cursor. Returns null if it is invalid. */
export function parseCursor(text: string): Position | null {
  const [, transaction, id] = CURSOR.exec(text) ?? []
  return transaction !== undefined && id !== undefined ? { transaction, id } : null
}

function toCursor({ transaction, id }: Position): string {
  return `${transaction}.${id}`
}

/** Returns whether one position is before another in the order of transactions. */
export function isBefore(one: Position, other: Position): boolean {
  const [first, second] = [BigInt(one.transaction), BigInt(other.transaction)]
  return first < second || (first === second && BigInt(one.id) < BigInt(other.id))
}
