import { createHash } from 'node:crypto'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { accounts, trustedDevices } from '../identity-tables.ts'

/** As long as the browser keeps its cookie: 400 days. */
const LIFETIME_MS = 34_560_000_000

/** The digest of a device by which the account of an address is used; null for any other device. */
export async function readTrustedDevice(
  { db }: Database,
  { email, token }: { email: string; token: string | null },
): Promise<string | null> {
  const tokenHash = hashOf(token ?? '')
  const [known] = await db
    .select({ tokenHash: trustedDevices.tokenHash })
    .from(trustedDevices)
    .innerJoin(accounts, eq(accounts.id, trustedDevices.accountId))
    .where(and(eq(accounts.email, email), eq(trustedDevices.tokenHash, tokenHash)))
  return known?.tokenHash ?? null
}

/**
 * Notes that someone proved in this browser to be the owner of an account; returns the token by which it is known from
 * now on, and its digest. A token that the account does not know may have been planted: the browser then gets a new
 * one, which the other accounts that are used in it know as well.
 */
export async function trustDevice(
  queryable: Queryable,
  { accountId, token, now }: { accountId: string; token: string | null; now: Date },
): Promise<{ token: string; tokenHash: string; isNew: boolean }> {
  const tokenHash = hashOf(token ?? '')
  const [known] = await queryable
    .update(trustedDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.tokenHash, tokenHash)))
    .returning({ tokenHash: trustedDevices.tokenHash })
  if (known && token !== null) return { token, tokenHash, isNew: false }
  const fresh = randomToken(32)
  const freshHash = hashOf(fresh)
  await queryable.insert(trustedDevices).select(
    queryable
      .select({
        accountId: trustedDevices.accountId,
        tokenHash: sql<string>`${freshHash}`.as('token_hash'),
        lastUsedAt: trustedDevices.lastUsedAt,
      })
      .from(trustedDevices)
      .where(eq(trustedDevices.tokenHash, tokenHash)),
  )
  await queryable.insert(trustedDevices).values({ accountId, tokenHash: freshHash, lastUsedAt: now })
  return { token: fresh, tokenHash: freshHash, isNew: true }
}

/** Browsers that knew the old password are known no more; the one that holds `token` stays. */
export async function revokeOtherDevices(
  queryable: Queryable,
  { accountId, token }: { accountId: string; token: string },
): Promise<void> {
  await queryable
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), ne(trustedDevices.tokenHash, hashOf(token))))
}

/** The account knows a browser no longer. */
export async function revokeDevice(
  queryable: Queryable,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await queryable
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.tokenHash, tokenHash)))
}

/** Removes devices that no browser remembers any more. */
export async function removeUnusedDevices({ db }: Database, now: Date): Promise<void> {
  await db.delete(trustedDevices).where(lt(trustedDevices.lastUsedAt, new Date(now.getTime() - LIFETIME_MS)))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
