import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { CHANGES } from '#contracts/changes.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { accountSessions, payloads } from '../identity-tables.ts'

/**
 * The grace period of a used refresh token, so that simultaneous refreshes (two tabs, parallel loaders) both succeed.
 * Later reuse counts as theft and revokes the whole grant.
 */
const REUSE_GRACE_MS = 10_000
/** The model types with a grace period after use. */
const REUSABLE_MODELS = new Set(['RefreshToken'])

/** The model types whose id is the secret itself. Only its digest is stored, and the payload does not contain it. */
const BEARER_MODELS = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode'])

/** Returns the id under which an access token is stored. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type StoredPayload = typeof payloads.$inferSelect

/** Creates the PostgreSQL storage for one model type of the OAuth provider. */
export function createPayloadAdapter({ db }: Database, clock: Clock) {
  return (model: string): Adapter => {
    const isBearer = BEARER_MODELS.has(model)
    const toStoredId = (id: string) => (isBearer ? tokenDigest(id) : id)
    const isActive = () => or(isNull(payloads.expiresAt), gt(payloads.expiresAt, clock()))

    async function findBy(column: 'id' | 'uid' | 'userCode', value: string) {
      // PostgreSQL text cannot contain NUL, so no row has such an id.
      if (value.includes('\0')) return undefined
      const [row] = await db
        .select({ payload: payloads.payload, consumedAt: payloads.consumedAt })
        .from(payloads)
        .where(and(eq(payloads.model, model), eq(payloads[column], value), isActive()))
      return row && withConsumed(row.payload, row.consumedAt)
    }

    function withConsumed(payload: AdapterPayload, consumedAt: Date | null): AdapterPayload {
      if (consumedAt === null) return payload
      const isInGracePeriod =
        REUSABLE_MODELS.has(model) && clock().getTime() - consumedAt.getTime() < REUSE_GRACE_MS
      return isInGracePeriod ? payload : { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) }
    }

    /**
     * Stores a session unless it has ended. The provider stores it at the end of every request with its cookie, and a
     * request that started before the session ended must not restore it.
     */
    async function saveSession(
      id: string,
      {
        payload,
        uid,
        accountId,
        expiresAt,
      }: Pick<StoredPayload, 'payload' | 'uid' | 'accountId' | 'expiresAt'>,
    ): Promise<void> {
      await db.execute(sql`
        insert into ${payloads} (model, id, payload, uid, account_id, expires_at)
        select 'Session', ${id}, ${JSON.stringify(payload)}::jsonb, uid, account_id::text,
          ${expiresAt?.toISOString() ?? null}::timestamptz
        from ${accountSessions}
        where uid = ${uid} and account_id::text = ${accountId}
        for share
        on conflict (model, id) do update set payload = excluded.payload, uid = excluded.uid,
          account_id = excluded.account_id, expires_at = excluded.expires_at`)
    }

    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: isBearer ? withoutId(payload) : { ...payload },
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          accountId: payload.accountId ?? null,
          expiresAt: expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null,
        }
        if (model === 'Session' && values.accountId !== null) return saveSession(id, values)
        await db
          .insert(payloads)
          .values({ model, id: toStoredId(id), ...values })
          .onConflictDoUpdate({ target: [payloads.model, payloads.id], set: values })
      },
      async find(id) {
        const found = await findBy('id', toStoredId(id))
        return found && isBearer ? { ...found, jti: id } : found
      },
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      async consume(id) {
        // Only the first use counts, so that a second use does not extend the grace period.
        await db
          .update(payloads)
          .set({ consumedAt: sql`coalesce(${payloads.consumedAt}, ${clock().toISOString()})` })
          .where(and(eq(payloads.model, model), eq(payloads.id, toStoredId(id))))
      },
      async destroy(id) {
        await db.delete(payloads).where(and(eq(payloads.model, model), eq(payloads.id, toStoredId(id))))
      },
      async revokeByGrantId(grantId) {
        await db.delete(payloads).where(eq(payloads.grantId, grantId))
      },
    }
  }
}

function withoutId({ jti: _, ...payload }: AdapterPayload): Record<string, unknown> {
  return payload
}

/** Notifies all page processes of ended sessions when the transaction commits. */
export async function announceSessionEnd(queryable: Queryable): Promise<void> {
  await queryable.execute(sql`select pg_notify(${CHANGES.sessionEnds}, '')`)
}

/** Ends all sessions, grants and tokens of an account. */
export async function revokeAccount(queryable: Queryable, accountId: string): Promise<void> {
  await queryable.delete(accountSessions).where(eq(accountSessions.accountId, accountId))
  await queryable.delete(payloads).where(or(eq(payloads.accountId, accountId), isSigningIn(accountId)))
  await announceSessionEnd(queryable)
}

/** Ends all sessions of an account except the current one, with their grants and tokens. */
export async function revokeOthers(
  queryable: Queryable,
  { accountId, grantId, sessionUid }: { accountId: string; grantId: string; sessionUid: string },
): Promise<void> {
  await queryable
    .delete(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), ne(accountSessions.uid, sessionUid)))
  const isOther = and(
    eq(payloads.accountId, accountId),
    or(isNull(payloads.grantId), ne(payloads.grantId, grantId)),
    or(isNull(payloads.uid), ne(payloads.uid, sessionUid)),
    ne(payloads.id, grantId),
  )
  await queryable.delete(payloads).where(or(isOther, isSigningIn(accountId)))
  await announceSessionEnd(queryable)
}

/** Matches a successful sign-in whose browser has not returned to start its session yet. */
function isSigningIn(accountId: string) {
  const signedInAccountId = sql`${payloads.payload} -> 'result' -> 'login' ->> 'accountId'`
  return and(eq(payloads.model, 'Interaction'), sql`${signedInAccountId} = ${accountId}`)
}

export async function removeExpiredPayloads({ db }: Database, now: Date): Promise<void> {
  await db.delete(payloads).where(lt(payloads.expiresAt, now))
}
