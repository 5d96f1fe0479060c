import { createHash } from 'node:crypto'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { accounts, trustedDevices } from '../identity-tables.ts'

/** The lifetime of the cookie with the device token: 400 days. */
const LIFETIME_MS = 34_560_000_000

/** Returns the digest of a trusted device of the account with this address, or null for any other device. */
export async function readTrustedDevice(
  { db }: Database,
  { email, token }: { email: string; token: string | null },
): Promise<string | null> {
  const tokenHash = hashToken(token ?? '')
  const [known] = await db
    .select({ tokenHash: trustedDevices.tokenHash })
    .from(trustedDevices)
    .innerJoin(accounts, eq(accounts.id, trustedDevices.accountId))
    .where(and(eq(accounts.email, email), eq(trustedDevices.tokenHash, tokenHash)))
  return known?.tokenHash ?? null
}

/**
 * Trusts the browser in which an account's owner was authenticated. Returns its device token and digest. A token
 * unknown to the account may have been planted, so the browser gets a new one, which also replaces the old token for
 * its other accounts.
 */
export async function trustDevice(
  queryable: Queryable,
  { accountId, token, now }: { accountId: string; token: string | null; now: Date },
): Promise<{ token: string; tokenHash: string; isNew: boolean }> {
  const tokenHash = hashToken(token ?? '')
  const [known] = await queryable
    .update(trustedDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.tokenHash, tokenHash)))
    .returning({ tokenHash: trustedDevices.tokenHash })
  if (known && token !== null) return { token, tokenHash, isNew: false }
  const fresh = randomToken(32)
  const freshHash = hashToken(fresh)
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

/** Revokes trust in all devices except the one with `token`, after a password change. */
export async function revokeOtherDevices(
  queryable: Queryable,
  { accountId, token }: { accountId: string; token: string },
): Promise<void> {
  await queryable
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), ne(trustedDevices.tokenHash, hashToken(token))))
}

export async function revokeDevice(
  queryable: Queryable,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await queryable
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.tokenHash, tokenHash)))
}

/** Removes devices whose cookie has expired. */
export async function removeUnusedDevices({ db }: Database, now: Date): Promise<void> {
  await db.delete(trustedDevices).where(lt(trustedDevices.lastUsedAt, new Date(now.getTime() - LIFETIME_MS)))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
