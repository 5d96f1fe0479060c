import { and, eq, inArray, isNull, like, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { forgetBounces } from './bounces/record-bounce.ts'
import { outbox } from './mail-tables.ts'

/** An account id of the identity service, with its email address, which is null if it was never verified. */
export type MailedAccount = { accountId: string; email: string | null }

/** How long the team can read sent emails, in days. */
export const EMAIL_DAYS = 30

/** Returns changes that remove everything from an email except its kind, outcome and timestamps. */
function emptyColumns(now: Date) {
  const content = {
    to: '',
    replyTo: null,
    subject: '',
    html: '',
    text: '',
    sealedLink: null,
    lastError: null,
  }
  return {
    ...content,
    // The key may contain an account id.
    letter: sql`'emptied/' || ${outbox.id}`,
    status: sql`case ${outbox.status} when 'waiting' then 'dropped' else ${outbox.status} end`,
    emptiedAt: now,
  }
}

/** Empties emails older than `EMAIL_DAYS` and drops those that are still unsent. */
export async function emptyOldEmails({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EMAIL_DAYS * 86_400_000)
  await db
    .update(outbox)
    .set(emptyColumns(now))
    .where(and(lt(outbox.createdAt, before), isNull(outbox.emptiedAt)))
}

/**
 * Empties the emails to a deleted account and drops unsent ones. This includes emails about the account to other
 * addresses. Emails to an unverified address remain, since it may belong to someone else. Unsent emails about orders
 * are still sent, because an order remains binding without the account.
 */
export async function forgetAccountEmails(
  queryable: Queryable,
  { accountId, email }: MailedAccount,
  now: Date,
): Promise<void> {
  const isToAddress = email === null ? undefined : eq(sql`lower(${outbox.to})`, email.toLowerCase())
  if (email !== null) await forgetBounces(queryable, email)
  const isAboutAccount = like(outbox.letter, `account-%${accountId}%`)
  const isRemovable = or(ne(outbox.status, 'waiting'), like(outbox.kind, 'account-%'))
  await queryable
    .update(outbox)
    .set(emptyColumns(now))
    .where(and(or(isToAddress, isAboutAccount), isNull(outbox.emptiedAt), isRemovable))
}

/** Empties the emails to visitors and the house about requests and their quotes, and drops unsent ones. */
export async function forgetRequestEmails(
  queryable: Queryable,
  requestIds: readonly string[],
  now: Date,
): Promise<void> {
  const isAboutRequest = inArray(sql`split_part(${outbox.letter}, ' ', 2)`, [...requestIds])
  await queryable
    .update(outbox)
    .set(emptyColumns(now))
    .where(and(or(like(outbox.kind, 'request-%'), like(outbox.kind, 'quote-%')), isAboutRequest))
}
