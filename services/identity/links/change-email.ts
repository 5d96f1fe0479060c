import { and, eq, ne } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { postgresCode } from '#services/kernel/database/postgres-code.ts'
import { recordEvent } from '../accounts/accounts.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { isReserved } from '../accounts/reserved-address.ts'
import { accounts } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { mailLink, mailNotice, resolveEmailLanguage } from './emails.ts'
import { consumeLink, type LinkRefusal, readLink } from './mailed-links.ts'

/**
 * Uses the link that was emailed to a new address, which becomes the account's verified address. The previous address
 * is notified and, if it was verified, receives a link that undoes the change. Refused if another account has taken the
 * new address in the meantime.
 */
export async function changeEmail(
  options: IdentityOptions,
  { token, isProven }: { token: string; isProven: boolean },
  now: Date,
): Promise<Result<null, LinkRefusal | 'email-registered'>> {
  const use = { token, purpose: 'email-change', now } as const
  const opened = await readLink(options.database, use)
  if (!opened) return refuse('link-expired')
  const language = await resolveEmailLanguage(options, opened.account.id, opened.account.language)
  const change = options.database.db.transaction(async (tx) => {
    const used = await consumeLink(tx, { ...use, isProven })
    if (!used.ok) return used
    const { account: before, link } = used.value
    const { email } = link
    if (email === null) return refuse('link-expired')
    if (await isTaken(tx, email, { accountId: before.id, now })) return refuse('email-registered')
    const account = await changeAccount(tx, before, {
      change: 'email-changed',
      credentials: { email, emailVerifiedAt: now },
    })
    await options.newsletter.confirmVerifiedAddress(tx, toOwner(account), now)
    await recordEvent(tx, { accountId: account.id, kind: 'email-changed', happenedAt: now })
    const wasVerified = before.emailVerifiedAt !== null
    if (wasVerified)
      await mailLink(options, tx, { account, kind: 'email-undo', language, email: before.email })
    else await mailNotice(options, tx, { kind: 'email-changed', account, language, to: before.email })
    return ok(null)
  })
  // If two accounts claim the same address simultaneously, the database accepts only one of them.
  return change.catch((error: unknown) => {
    if (postgresCode(error) === UNIQUE_VIOLATION) return refuse('email-registered')
    throw error
  })
}

const UNIQUE_VIOLATION = '23505'

/** Returns whether an address belongs to another account or may be restored to one. */
export async function isTaken(
  queryable: Queryable,
  email: string,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const [holder] = await queryable
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.id, accountId)))
  return holder !== undefined || (await isReserved(queryable, email, { accountId, now }))
}
