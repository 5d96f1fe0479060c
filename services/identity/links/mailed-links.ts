import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { LINK_LIFETIME_MS, type LinkPurpose } from '#domain/account/account-links.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { hasSecondFactor } from '#domain/team/second-factors.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { type Account, lockAccount } from '../accounts/accounts.ts'
import { accounts, mailedLinks } from '../identity-tables.ts'
import { readSecondFactors } from '../staff/second-factor.ts'
import { isMemberOfTeam } from '../staff/team-members.ts'

export type MailedLink = typeof mailedLinks.$inferSelect
type LinkUse = { token: string; purpose: LinkPurpose; now: Date }

export type LinkRefusal = 'link-expired' | 'confirmation-required'

/**
 * Creates the token of a single-use link for an account that the caller has locked. Revokes earlier links for the same
 * purpose, except undo links, since each change has its own.
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
    tokenHash: linkDigest(token),
    purpose,
    accountId: account.id,
    email,
    version: account.credentialsVersion,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS[purpose]),
  })
  return token
}

/** Returns an open link and its account, or null if the link is used, revoked, expired or unknown. */
export async function readLink(
  { db }: Database,
  use: LinkUse,
): Promise<{ account: Account; link: MailedLink } | null> {
  const [found] = await db
    .select({ account: accounts, link: mailedLinks })
    .from(mailedLinks)
    .innerJoin(accounts, eq(accounts.id, mailedLinks.accountId))
    .where(and(eq(mailedLinks.tokenHash, linkDigest(use.token)), isOpen(use)))
  return found ?? null
}

/**
 * Uses a link and locks its account until the transaction ends. If a link is used twice simultaneously, or while its
 * credentials change, only one operation succeeds. A link that changes how a team member signs in requires their second
 * factor (`isProven`), so that access to the mailbox is not enough to enter the desk.
 */
export async function consumeLink(
  tx: Queryable,
  { isProven = false, ...use }: LinkUse & { isProven?: boolean },
): Promise<Result<{ account: Account; link: MailedLink }, LinkRefusal>> {
  const matchesLink = eq(mailedLinks.tokenHash, linkDigest(use.token))
  const [found] = await tx.select({ accountId: mailedLinks.accountId }).from(mailedLinks).where(matchesLink)
  const account = found ? await lockAccount(tx, found.accountId) : null
  if (!account) return refuse('link-expired')
  if (!isProven && (await requiresSecondFactor(tx, account.id, use.purpose)))
    return refuse('confirmation-required')
  const [link] = await tx
    .update(mailedLinks)
    .set({ usedAt: use.now })
    .where(and(matchesLink, isOpen(use)))
    .returning()
  return link ? ok({ account, link }) : refuse('link-expired')
}

export async function requiresSecondFactor(
  queryable: Queryable,
  accountId: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  if (purpose === 'verification' || !(await isMemberOfTeam(queryable, accountId))) return false
  return hasSecondFactor(await readSecondFactors(queryable, accountId))
}

/** Returns an account's unused link that is valid at the given time, now or later, or null if there is none. */
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

export async function removeExpiredLinks({ db }: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
}

/** Matches links that are unused and not expired. Revoked links are deleted (`change-account.ts`). */
function isOpen({ purpose, now }: Omit<LinkUse, 'token'>) {
  return and(eq(mailedLinks.purpose, purpose), isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now))
}

/** The database stores this digest instead of the token. */
export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
