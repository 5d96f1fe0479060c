import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { ownerOf } from '../accounts/newsletter.ts'
import { accounts, changedAccounts, payloads, staff } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { isMember, isMemberOfTeam } from '../staff/team-members.ts'
import { copyAccount, removeAccount, sendPasswordLink } from './on-behalf.ts'

/** What the directory of customers lists of an account. */
type AccountFacts = {
  id: string
  email: string
  isEmailVerified: boolean
  language: Language
  createdAt: Date
}

/** The accounts, for the directory of customers and what the team does for them. */
export function accountSource(options: IdentityOptions) {
  return {
    takeChanged: takeChangedAccounts,
    find: findAccountFacts,
    /** The account of an address, verified or not; null if it has none. */
    idOf: async (email: string) => (await findAccountByEmail(options.database, email))?.id ?? null,
    isMemberOfTeam: (accountId: string) => isMemberOfTeam(options.database.db, accountId),
    /** The account that has verified an address; null if there is none. */
    async verifiedIdOf(email: string) {
      const found = await findAccountByEmail(options.database, email)
      return found?.emailVerifiedAt ? found.id : null
    },
    read: (db: Queryable, accountId: string, now: Date) => readAccountDetail(options, db, accountId, now),
    sendPasswordLink: (tx: Queryable, account: { accountId: string; language: Language }) =>
      sendPasswordLink(options, tx, account),
    remove: (tx: Queryable, accountId: string) => removeAccount(options, tx, accountId),
    copy: (accountId: string) => copyAccount(options, accountId),
  }
}

/** Accounts that changed since the last call, which removes them from the record; at most `limit`. */
async function takeChangedAccounts(tx: Queryable, limit: number): Promise<string[]> {
  const oldest = tx
    .select({ id: changedAccounts.id })
    .from(changedAccounts)
    .orderBy(asc(changedAccounts.id))
    .limit(limit)
  const taken = await tx.delete(changedAccounts).where(inArray(changedAccounts.id, oldest)).returning()
  return taken.map(({ accountId }) => accountId)
}

/** The accounts with these ids, and those that have verified one of the addresses, which are in lower case. */
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

/** What the team reads of one account: nothing that signs anyone in. `sessions`: how many browsers are signed in. */
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
  const { isWanted, at } = await newsletter.read(db, ownerOf(account))
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
