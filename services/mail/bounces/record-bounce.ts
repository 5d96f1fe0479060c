import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { BounceReport } from '#contracts/bounce.ts'
import type { BounceKind } from '#domain/mail/refusal.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { bounces, outbox } from '../mail-tables.ts'

/** How long bounces are stored, in days. */
export const BOUNCE_DAYS = 365

/** `emailId` is null if the report does not identify one of our emails. */
export type Bounce = { email: string; emailId: string | null; kind: BounceKind; reason: string }

/** Called for each new bounce, in its transaction. */
export type OnBounce = (tx: Queryable, bounce: Bounce) => Promise<void>

/** Stores a bounce once, even if it is reported repeatedly, and passes it on. */
export async function recordBounce(
  tx: Queryable,
  bounce: Bounce,
  { now, onBounce }: { now: Date; onBounce: OnBounce },
): Promise<void> {
  const stored = { ...bounce, email: bounce.email.toLowerCase() }
  await tx
    .insert(bounces)
    .values({ ...stored, bouncedAt: now })
    .onConflictDoUpdate({
      target: [bounces.email, bounces.emailId, bounces.kind],
      set: { reason: bounce.reason, bouncedAt: now },
    })
  await onBounce(tx, stored)
}

/**
 * Stores a bounce reported for an address, or for an email by its Message-ID. The email then no longer counts as sent,
 * unless the report is a complaint.
 */
export async function recordReport(
  { db }: Database,
  { messageId = '', kind, reason, ...report }: BounceReport,
  context: { now: Date; onBounce: OnBounce },
): Promise<void> {
  const id = /^<?([0-9a-f-]{36})@/.exec(messageId)?.[1]
  await db.transaction(async (tx) => {
    const [sent] = id ? await tx.select().from(outbox).where(eq(outbox.id, id)).for('update') : []
    const email = report.email ?? sent?.to
    if (!email) return
    if (sent?.status === 'sent' && kind !== 'complaint')
      await tx.update(outbox).set({ status: 'bounced', lastError: reason }).where(eq(outbox.id, sent.id))
    await recordBounce(tx, { email, emailId: sent?.id ?? null, kind, reason }, context)
  })
}

/** Returns an address's last hard bounce, or null if there was none. */
export async function findHardBounce(
  db: Queryable,
  email: string,
): Promise<{ reason: string; at: Date } | null> {
  const [found] = await db
    .select({ reason: bounces.reason, at: bounces.bouncedAt })
    .from(bounces)
    .where(and(eq(bounces.email, email.toLowerCase()), eq(bounces.kind, 'hard')))
    .orderBy(desc(bounces.bouncedAt))
    .limit(1)
  return found ?? null
}

/** Clears an address's hard bounces, once the team knows that it can receive emails. */
export async function clearHardBounces(queryable: Queryable, email: string): Promise<void> {
  await queryable.delete(bounces).where(and(eq(bounces.email, email.toLowerCase()), eq(bounces.kind, 'hard')))
}

export async function removeOldBounces({ db }: Database, now: Date): Promise<void> {
  await db.delete(bounces).where(lt(bounces.bouncedAt, new Date(now.getTime() - BOUNCE_DAYS * 86_400_000)))
}

/** Removes all bounces of an address, in any capitalization. */
export async function forgetBounces(queryable: Queryable, email: string): Promise<void> {
  await queryable.delete(bounces).where(eq(bounces.email, sql`lower(${email})`))
}
