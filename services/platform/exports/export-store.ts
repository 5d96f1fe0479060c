import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { ExportContent, ExportState, NewExport } from '#contracts/export.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { exports } from './exports-tables.ts'

export type ExportRow = typeof exports.$inferSelect

/** The maximum number of unfinished exports of an account. */
const OPEN_MAX = 3
const RETENTION_MS = 86_400_000
/** A process that has not reported for this long is considered dead. */
const LEASE_MS = 120_000
/** An export is abandoned after this many failures, such as crashes of the process. */
const ATTEMPTS_MAX = 2

const isOpen = inArray(exports.state, ['waiting', 'running'])
/** A canceled export only remains until its files are removed. */
const isVisible = ne(exports.state, 'cancelled')
const isOwnExport = (accountId: string, id: string) =>
  and(eq(exports.id, id), eq(exports.accountId, accountId))

/** Queues an export. A repeated call with the same id returns the same export. */
export async function addExport(
  { db }: Database,
  accountId: string,
  { id, subject, name, content }: NewExport,
  now: Date,
): Promise<Result<ExportRow, 'exports-full'>> {
  return db.transaction(async (tx) => {
    // Simultaneous calls of an account wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.exports}, hashtext(${accountId}))`)
    const [known] = await tx.select().from(exports).where(isOwnExport(accountId, id))
    if (known) return ok(known)
    const open = await tx.$count(exports, and(eq(exports.accountId, accountId), isOpen))
    if (open >= OPEN_MAX) return refuse('exports-full')
    const row = {
      id,
      accountId,
      subject,
      content,
      kind: content.kind,
      name: `${name}.${content.kind}`,
      total: countSteps(content),
      createdAt: now,
      expiresAt: new Date(now.getTime() + RETENTION_MS),
    }
    const [added] = await tx.insert(exports).values(row).onConflictDoNothing().returning()
    // If nothing was added, the id belongs to someone else's export.
    return added ? ok(added) : refuse('exports-full')
  })
}

/** Returns the number of steps: one per piece, or a single one for a table. */
function countSteps(content: ExportContent): number {
  if (content.kind === 'zip') return content.pieces.length
  if (content.kind !== 'pdf') return 1
  return Math.max(
    1,
    content.list.sections.reduce((sum, { pieces }) => sum + pieces.length, 0),
  )
}

export async function findExport({ db }: Database, accountId: string, id: string): Promise<ExportRow | null> {
  const [found] = await db
    .select()
    .from(exports)
    .where(and(isOwnExport(accountId, id), isVisible))
  return found ?? null
}

export async function listExports(
  { db }: Database,
  accountId: string,
  subject: string,
): Promise<ExportRow[]> {
  return db
    .select()
    .from(exports)
    .where(and(eq(exports.accountId, accountId), eq(exports.subject, subject), isVisible))
    .orderBy(desc(exports.createdAt))
}

/** Claims the next export that is waiting, or whose process has ended. Returns null if there is none. */
export async function claimExport({ db }: Database, now: Date): Promise<ExportRow | null> {
  await db
    .update(exports)
    .set({ state: 'failed', content: null })
    .where(
      and(eq(exports.state, 'running'), lt(exports.leasedUntil, now), eq(exports.attempts, ATTEMPTS_MAX)),
    )
  const next = db
    .select({ id: exports.id })
    .from(exports)
    .where(or(eq(exports.state, 'waiting'), and(eq(exports.state, 'running'), lt(exports.leasedUntil, now))))
    .orderBy(asc(exports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(exports)
    .set({
      state: 'running',
      done: 0,
      missing: 0,
      attempts: sql`${exports.attempts} + 1`,
      leasedUntil: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(exports.id, next))
    .returning()
  return claimed ?? null
}

/** Records progress or the outcome. Returns false if the export was canceled. */
export async function reportExport(
  { db }: Database,
  id: string,
  change: Partial<Pick<ExportRow, 'done' | 'missing' | 'bytes' | 'state' | 'parts'>>,
  now: Date,
): Promise<boolean> {
  const isOver = change.state === 'done' || change.state === 'failed'
  const reported = await db
    .update(exports)
    .set({
      ...change,
      leasedUntil: isOver ? null : new Date(now.getTime() + LEASE_MS),
      ...(isOver && { content: null }),
    })
    .where(and(eq(exports.id, id), eq(exports.state, 'running')))
    .returning({ id: exports.id })
  return reported.length > 0
}

/** Cancels an export. The job removes its files. */
export async function cancelExport(
  { db }: Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(exports)
    .set({ state: 'cancelled', content: null, expiresAt: now })
    .where(isOwnExport(accountId, id))
}

/** Detaches the exports of a deleted account. The next run of the job removes their files. */
export async function releaseExports(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(exports)
    .set({ accountId: '', name: '', content: null, state: 'cancelled', expiresAt: new Date(0) })
    .where(eq(exports.accountId, accountId))
}

/** Removes expired exports with their files. If the files service fails, the rest is left to the next run. */
export async function removeOldExports(
  { db }: Database,
  files: { remove(id: string): Promise<{ ok: boolean }> },
  now: Date,
): Promise<void> {
  // A process that is still creating an export may be storing one of its parts.
  const isUnleased = or(isNull(exports.leasedUntil), lt(exports.leasedUntil, now))
  const old = await db
    .select({ id: exports.id, parts: exports.parts })
    .from(exports)
    .where(and(lt(exports.expiresAt, now), isUnleased))
  for (const { id, parts } of old) {
    for (const part of parts) if (!(await files.remove(part)).ok) return
    await db.delete(exports).where(eq(exports.id, id))
  }
}

export function toExportState({ createdAt, expiresAt, ...row }: ExportRow): ExportState {
  const { id, kind, name, state, done, total, bytes, missing } = row
  return {
    id,
    kind,
    name,
    state,
    done,
    total,
    bytes,
    missing,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
