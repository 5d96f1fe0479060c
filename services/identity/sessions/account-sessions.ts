import { and, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { AccountSession } from '#contracts/identity.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { accountSessions, payloads } from '../identity-tables.ts'
import { announceSessionEnd } from './payload-adapter.ts'

export async function recordSession(
  queryable: Queryable,
  session: typeof accountSessions.$inferInsert,
): Promise<void> {
  await queryable
    .insert(accountSessions)
    .values(session)
    .onConflictDoUpdate({ target: accountSessions.uid, set: session })
}

/**
 * Returns an account's sessions, most recently used first. A session counts as used when a token is issued: at sign-in,
 * and about once an hour while a browser shows our pages.
 */
export async function listSessions(
  { db }: Pick<Database, 'db'>,
  { accountId, sessionUid, now }: { accountId: string; sessionUid: string; now: Date },
): Promise<AccountSession[]> {
  const lastIssued = db
    .select({
      uid: sql<string>`${payloads.payload} ->> 'sessionUid'`.as('session_uid'),
      seconds: sql<number>`max((${payloads.payload} ->> 'iat')::int)`.as('seconds'),
    })
    .from(payloads)
    .where(and(eq(payloads.accountId, accountId), inArray(payloads.model, ['AccessToken', 'RefreshToken'])))
    .groupBy(sql`1`)
    .as('last_issued')
  const beganAt = sql<number>`(${payloads.payload} ->> 'loginTs')::int`
  const usedAt = sql<number>`coalesce(${lastIssued.seconds}, ${beganAt})`
  const rows = await db
    .select({
      id: sql<string>`${payloads.uid}`,
      browser: accountSessions.browser,
      system: accountSessions.system,
      country: accountSessions.country,
      beganAt,
      usedAt,
    })
    .from(payloads)
    .leftJoin(accountSessions, eq(accountSessions.uid, payloads.uid))
    .leftJoin(lastIssued, eq(lastIssued.uid, payloads.uid))
    .where(and(isAccountSession(accountId), gt(payloads.expiresAt, now)))
    .orderBy(desc(usedAt))
  return rows.map(({ id, browser, system, country, ...at }) => ({
    id,
    browser,
    system,
    country,
    startedAt: new Date(at.beganAt * 1000).toISOString(),
    lastUsedAt: new Date(at.usedAt * 1000).toISOString(),
    isCurrent: id === sessionUid,
  }))
}

/**
 * Ends one of an account's sessions with its tokens, in the caller's transaction. Returns the digest of its device if
 * known, or null if the session does not exist.
 */
export async function endAccountSession(
  queryable: Queryable,
  { accountId, uid }: { accountId: string; uid: string },
): Promise<{ deviceHash: string | null } | null> {
  const [recorded] = await queryable
    .delete(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), eq(accountSessions.uid, uid)))
    .returning({ deviceHash: accountSessions.deviceHash })
  const [session] = await queryable
    .delete(payloads)
    .where(and(isAccountSession(accountId), eq(payloads.uid, uid)))
    .returning({ payload: payloads.payload })
  if (!session) return null
  const authorizations = (session.payload.authorizations ?? {}) as Record<string, { grantId?: string }>
  const grants = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? [])
  await queryable
    .delete(payloads)
    .where(
      and(
        eq(payloads.accountId, accountId),
        or(
          sql`${payloads.payload} ->> 'sessionUid' = ${uid}`,
          inArray(payloads.grantId, grants),
          inArray(payloads.id, grants),
        ),
      ),
    )
  await announceSessionEnd(queryable)
  return { deviceHash: recorded?.deviceHash ?? null }
}

/** One hour, which is longer than the provider takes to store a new session. */
const START_GRACE_MS = 3_600_000

/** Removes sessions that the provider no longer has. */
export async function removeEndedSessions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const activeSessions = db
    .select({ uid: sql<string>`${payloads.uid}` })
    .from(payloads)
    .where(eq(payloads.model, 'Session'))
  const hasStarted = lt(accountSessions.startedAt, new Date(now.getTime() - START_GRACE_MS))
  await db.delete(accountSessions).where(and(hasStarted, notInArray(accountSessions.uid, activeSessions)))
}

function isAccountSession(accountId: string) {
  return and(eq(payloads.model, 'Session'), eq(payloads.accountId, accountId))
}
