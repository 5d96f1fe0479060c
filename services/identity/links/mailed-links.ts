import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { LINK_LIFETIME_MS, type LinkPurpose } from '#domain/account/account-links.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { type Account, lockAccount } from '../accounts/accounts.ts'
import { accounts, mailedLinks } from '../identity-tables.ts'

export type MailedLink = typeof mailedLinks.$inferSelect
type Use = { token: string; purpose: LinkPurpose; now: Date }

/**
 * Creates the token of a single-use link, for an account that the caller has locked. Earlier links for the
 * same purpose are revoked, except undo links: each change has its own.
 */
export async function createLink(
  tx: Queryable,
  account: Account,
  { purpose, email = null, now }: { purpose: LinkPurpose; email?: string | null; now: Date },
): Promise<string> {
  const token = randomToken(32)
  if (purpose !== 'email-undo') {
    await tx
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.accountId, account.id), eq(mailedLinks.purpose, purpose)))
  }
  await tx.insert(mailedLinks).values({
    tokenHash: hashOf(token),
    purpose,
    accountId: account.id,
    email,
    version: account.credentialsVersion,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS[purpose]),
  })
  return token
}

/** An open link and its account; null if the link is used, revoked, expired or unknown. */
export async function readLink(
  { db }: Database,
  use: Use,
): Promise<{ account: Account; link: MailedLink } | null> {
  const [found] = await db
    .select({ account: accounts, link: mailedLinks })
    .from(mailedLinks)
    .innerJoin(accounts, eq(accounts.id, mailedLinks.accountId))
    .where(and(eq(mailedLinks.tokenHash, hashOf(use.token)), isOpen(use)))
  return found ?? null
}

/**
 * Uses a link and locks its account until the transaction ends. Of two simultaneous uses, or a use and a
 * change of the credentials it was made for, one succeeds.
 */
export async function consumeLink(
  tx: Queryable,
  use: Use,
): Promise<{ account: Account; link: MailedLink } | null> {
  const isIt = eq(mailedLinks.tokenHash, hashOf(use.token))
  const [found] = await tx.select({ accountId: mailedLinks.accountId }).from(mailedLinks).where(isIt)
  const account = found ? await lockAccount(tx, found.accountId) : null
  if (!account) return null
  const [link] = await tx
    .update(mailedLinks)
    .set({ usedAt: use.now })
    .where(and(isIt, isOpen(use)))
    .returning()
  return link ? { account, link } : null
}

/** An unused link of an account that is valid at a given time, now or later; null if there is none. */
export async function findOpenLink(
  queryable: Queryable,
  accountId: string,
  { purpose, at }: { purpose: LinkPurpose; at: Date },
): Promise<MailedLink | null> {
  const [found] = await queryable
    .select()
    .from(mailedLinks)
    .where(and(eq(mailedLinks.accountId, accountId), isOpen({ purpose, now: at })))
    .limit(1)
  return found ?? null
}

/** Removes expired links. */
export async function removeExpiredLinks({ db }: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
}

/** Unused and not expired. Revoked links are deleted (`change-account.ts`). */
function isOpen({ purpose, now }: Omit<Use, 'token'>) {
  return and(eq(mailedLinks.purpose, purpose), isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
