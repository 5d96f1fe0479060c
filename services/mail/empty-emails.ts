import { and, eq, isNull, like, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { outbox } from './mail-tables.ts'

/** An account as the identity service names it, and its address; null when it was never proven to be its own. */
export type MailedAccount = { accountId: string; email: string | null }

/** How long the team can read what was sent to whom. */
export const EMAIL_DAYS = 30

/** What stays of an email: which kind it was, and what became of it when. */
function emptied(now: Date) {
  const content = { to: '', subject: '', html: '', text: '', sealedLink: null, lastError: null }
  return {
    ...content,
    // It may name an account.
    letter: sql`'emptied/' || ${outbox.id}`,
    status: sql`case ${outbox.status} when 'waiting' then 'dropped' else ${outbox.status} end`,
    emptiedAt: now,
  }
}

/** Empties emails that are older than `EMAIL_DAYS`; one that could not be sent until then is dropped. */
export async function emptyOldEmails({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EMAIL_DAYS * 86_400_000)
  await db
    .update(outbox)
    .set(emptied(now))
    .where(and(lt(outbox.createdAt, before), isNull(outbox.emptiedAt)))
}

/**
 * Empties the emails to an account that is gone; those that wait are dropped. Beside those to its address they are the
 * ones about it that went to other addresses, which may be someone else's; so may an address that was never proven.
 * Only an email about an order still goes out: the order is binding without the account.
 */
export async function forgetAccountEmails(
  queryable: Queryable,
  { accountId, email }: MailedAccount,
  now: Date,
): Promise<void> {
  const isTheirs = email === null ? undefined : eq(sql`lower(${outbox.to})`, email.toLowerCase())
  const isAboutThem = like(outbox.letter, `account-%${accountId}%`)
  const mayGo = or(ne(outbox.status, 'waiting'), like(outbox.kind, 'account-%'))
  await queryable
    .update(outbox)
    .set(emptied(now))
    .where(and(or(isTheirs, isAboutThem), isNull(outbox.emptiedAt), mayGo))
}
