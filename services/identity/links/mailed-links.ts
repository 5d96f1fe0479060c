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
 * Makes the token of a link that works once, for an account that the caller has locked. An earlier link for the same
 * purpose works no longer, except one that undoes a change: each change has its own.
 */
export async function makeLink(
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

/** An open link and its account; null when the link is used, revoked, past its time, or none. */
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
 * Uses a link and locks its account until the transaction ends. Of two uses at once one succeeds, and so it is with a
 * link and a change of the credentials for which it was made.
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

/** A link of an account that is unused and works at a given time, now or later; null when there is none. */
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

/** Removes links that are past their time. */
export async function removeExpiredLinks({ db }: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
}

/** Unused and within its time. What revokes a link before removes it (`change-account.ts`). */
function isOpen({ purpose, now }: Omit<Use, 'token'>) {
  return and(eq(mailedLinks.purpose, purpose), isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
