import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import { signInTickets } from '../identity-tables.ts'

/** Long enough for the redirects of one sign-in. */
const LIFETIME_MS = 5 * 60_000

/** Issues a ticket and stores its digest. The caller has just checked or set the account's password. */
export async function issueTicket(
  queryable: Queryable,
  { id: accountId, credentialsVersion: version }: Account,
  now: Date,
): Promise<string> {
  const ticket = randomToken(32)
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await queryable.insert(signInTickets).values({ digest: hashTicket(ticket), accountId, version, expiresAt })
  return ticket
}

/**
 * Consumes a ticket. Returns its account, or null if it was used, has expired, or the credentials have changed since.
 */
export async function consumeTicket(database: Database, ticket: string, now: Date): Promise<Account | null> {
  const [used] = await database.db
    .delete(signInTickets)
    .where(and(eq(signInTickets.digest, hashTicket(ticket)), gt(signInTickets.expiresAt, now)))
    .returning()
  const account = used ? await findAccount(database, used.accountId) : null
  return account?.credentialsVersion === used?.version ? account : null
}

export async function removeExpiredTickets({ db }: Database, now: Date): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, now))
}

function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
