import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { AccountResponse } from '#contracts/identity.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { findAccount, findAccountByEmail, lockAccount, recordEvent } from '../accounts/accounts.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { accounts, changedAccounts, payloads, staff } from '../identity-tables.ts'
import { mailLink } from '../links/emails.ts'
import { findOpenLink } from '../links/mailed-links.ts'
import type { IdentityOptions } from '../options.ts'
import { isMember, isMemberOfTeam } from '../staff/team-members.ts'
import { deleteAccount } from './delete-account.ts'
import { readAccount } from './read-account.ts'

type AccountFacts = {
  id: string
  email: string
  isEmailVerified: boolean
  language: Language
  createdAt: Date
}

/** No new link is sent while the last one is still valid for longer than this. */
const REMAINING_MS = 50 * 60_000

export function accountSource(options: IdentityOptions) {
  return {
    takeChanged: takeChangedAccounts,
    find: findAccountFacts,
    /** Also finds an account by its unverified address. */
    findIdByEmail: async (email: string) => (await findAccountByEmail(options.database, email))?.id ?? null,
    isMemberOfTeam: (accountId: string) => isMemberOfTeam(options.database.db, accountId),
    read: (db: Queryable, accountId: string, now: Date) => readAccountDetail(options, db, accountId, now),
    sendPasswordLink: (tx: Queryable, account: { accountId: string; language: Language }) =>
      sendPasswordLink(options, tx, account),
    remove: (tx: Queryable, accountId: string) => removeAccount(options, tx, accountId),
    copy: (accountId: string) => copyAccount(options, accountId),
  }
}

/** Returns the id of the account that has verified the address, or null if there is none. */
export async function findAccountIdByVerifiedEmail(
  database: IdentityOptions['database'],
  email: string,
): Promise<string | null> {
  const account = await findAccountByEmail(database, email)
  return account?.emailVerifiedAt ? account.id : null
}

/** Returns at most `limit` accounts that changed since the last call, and removes them from the change table. */
async function takeChangedAccounts(tx: Queryable, limit: number): Promise<string[]> {
  const oldest = tx
    .select({ id: changedAccounts.id })
    .from(changedAccounts)
    .orderBy(asc(changedAccounts.id))
    .limit(limit)
  const taken = await tx.delete(changedAccounts).where(inArray(changedAccounts.id, oldest)).returning()
  return taken.map(({ accountId }) => accountId)
}

/** Returns the accounts with these ids and those that have verified one of the addresses, which are in lower case. */
async function findAccountFacts(
  db: Queryable,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<AccountFacts[]> {
  const verified = and(inArray(accounts.email, [...emails]), isNotNull(accounts.emailVerifiedAt))
  return db
    .select({
      id: accounts.id,
      email: accounts.email,
      isEmailVerified: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
      language: accounts.language,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(or(inArray(accounts.id, [...ids]), verified))
}

/** Returns the team's view of an account, without credentials. `sessions` is the number of signed-in browsers. */
async function readAccountDetail(
  { newsletter }: Pick<IdentityOptions, 'newsletter'>,
  db: Queryable,
  accountId: string,
  now: Date,
) {
  const [found] = await db
    .select({ account: accounts, isMember: sql<boolean>`coalesce(${isMember}, false)` })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!found) return null
  const sessions = await db
    .select({ uid: payloads.uid })
    .from(payloads)
    .where(and(eq(payloads.model, 'Session'), eq(payloads.accountId, accountId), gt(payloads.expiresAt, now)))
    .orderBy(desc(payloads.expiresAt))
  const { account } = found
  const { isWanted, at } = await newsletter.read(db, toOwner(account))
  return {
    isEmailVerified: account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    isMemberOfTeam: found.isMember,
    sessions: sessions.length,
    consents: {
      commercial: { isGiven: isWanted, at },
      personalized: { isGiven: account.hasPersonalizedConsent, at: account.personalizedConsentAt },
    },
  }
}

/**
 * Emails an account's owner a link to set a password. Refused with `link-still-valid` if one was sent in the last few
 * minutes.
 */
async function sendPasswordLink(
  options: IdentityOptions,
  tx: Queryable,
  { accountId, language }: { accountId: string; language: Language },
): Promise<Result<true, 'account-not-found' | 'link-still-valid'>> {
  const now = options.clock()
  const account = await lockAccount(tx, accountId)
  if (!account) return refuse('account-not-found')
  const at = new Date(now.getTime() + REMAINING_MS)
  if (await findOpenLink(tx, accountId, { purpose: 'password', at })) return refuse('link-still-valid')
  await mailLink(options, tx, { account, kind: 'password', language })
  await recordEvent(tx, { accountId, kind: 'password-link', happenedAt: now })
  return ok(true)
}

/** Deletes an account with its sessions and emails in the caller's transaction. Refused for team members. */
async function removeAccount(
  options: IdentityOptions,
  tx: Queryable,
  accountId: string,
): Promise<Result<true, 'member-of-team'>> {
  const account = await lockAccount(tx, accountId)
  return account ? deleteAccount(options, tx, account) : ok(true)
}

/**
 * Returns the data stored about an account's owner, for a copy of their data, or null if the account does not exist.
 */
async function copyAccount(options: IdentityOptions, accountId: string): Promise<AccountResponse | null> {
  const account = await findAccount(options.database, accountId)
  return account && readAccount(options, account)
}
