import { desc, eq } from 'drizzle-orm'
import type { AccountResponse } from '#contracts/identity.ts'
import type { Account } from '../accounts/accounts.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { signInEvents } from '../identity-tables.ts'
import { findOpenLink } from '../links/mailed-links.ts'
import type { IdentityOptions } from '../options.ts'
import { listPasskeys, toPasskeys } from '../passkeys/passkeys.ts'

const EVENTS_MAX = 100

/** Returns the data that the identity service stores about an account's owner, as they may see it. */
export async function readAccount(
  { database, clock, newsletter }: Pick<IdentityOptions, 'database' | 'clock' | 'newsletter'>,
  account: Account,
): Promise<AccountResponse> {
  const { id, email, emailVerifiedAt, language, hasPersonalizedConsent } = account
  const commercial = await newsletter.read(database.db, toOwner(account))
  const pending = await findOpenLink(database.db, id, { purpose: 'email-change', at: clock() })
  const events = await database.db
    .select({ kind: signInEvents.kind, happenedAt: signInEvents.happenedAt })
    .from(signInEvents)
    .where(eq(signInEvents.accountId, id))
    .orderBy(desc(signInEvents.happenedAt))
    .limit(EVENTS_MAX)
  const passkeys = await listPasskeys(database.db, { accountId: id, use: 'sign-in' })
  return {
    email,
    isEmailVerified: emailVerifiedAt !== null,
    language,
    pendingEmail: pending?.email ?? null,
    hasCommercialConsent: commercial.isWanted,
    hasPersonalizedConsent,
    commercialConsentAt: commercial.at?.toISOString() ?? null,
    personalizedConsentAt: account.personalizedConsentAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    passkeys: toPasskeys(passkeys),
    events: events.map(({ kind, happenedAt }) => ({ kind, happenedAt: happenedAt.toISOString() })),
  }
}
