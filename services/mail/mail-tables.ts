import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { BOUNCE_KINDS } from '#domain/mail/refusal.ts'

export const mailSchema = pgSchema('mail')
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The outbox. Statuses: `waiting` is to be sent, even if no mail server is configured yet; `sent` was accepted by the
 * mail server; `kept` remains readable here in a demonstration without a mail server; `failed` was abandoned after the
 * last attempt; `dropped` is no longer needed or too old; `bounced` was permanently refused, immediately or by a later
 * report. Emails are emptied after thirty days: the row remains without address, subject and content.
 */
export const outbox = mailSchema.table(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Incremented by a trigger on each change (docs/decisions/0071-one-team-api-for-all-services.md). */
    version: integer().notNull().default(1),
    kind: text().notNull(),
    /** Identifies the email, so that queueing it twice sends it only once. Replaced when the email is emptied. */
    letter: text().notNull().unique(),
    to: text('to_address').notNull(),
    /** The reply address, or null for the sender. Removed with the address. */
    replyTo: text('reply_to'),
    /** Whether the email has a one-click unsubscribe header (RFC 8058). Its URL is derived from the sealed link. */
    hasUnsubscription: boolean('has_unsubscription').notNull().default(false),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /**
     * The encrypted link that `html` and `text` refer to. Removed once the email is sent or, if the link gives access
     * to an account, abandoned.
     */
    sealedLink: text('sealed_link'),
    status: text({ enum: ['waiting', 'sent', 'kept', 'failed', 'dropped', 'bounced'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull(),
    /** The time of the next attempt or, during an attempt, the time when it is considered lost. */
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    sentAt: timestamptz('sent_at'),
    emptiedAt: timestamptz('emptied_at'),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`status = 'waiting'`),
    index('outbox_failed').on(table.createdAt).where(sql`status = 'failed'`),
    index('outbox_order').on(sql`split_part(letter, ' ', 2)`).where(sql`kind like 'order-%'`),
    index('outbox_created').on(table.createdAt, table.id),
    // These indexes let the team's lists and totals avoid reading the content.
    index('outbox_status').on(table.status, table.createdAt, table.id),
    index('outbox_kind').on(table.kind, table.createdAt, table.id),
    index('outbox_address').on(sql`lower(${table.to})`),
    check('outbox_attempts', sql`${table.attempts} >= 0`),
  ],
)

/** Addresses that did not receive an email because it was refused immediately or reported as bounced later. */
export const bounces = mailSchema.table(
  'bounces',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    /** The outbox email, or null if the report does not identify one. */
    emailId: uuid('email_id'),
    kind: text({ enum: BOUNCE_KINDS }).notNull(),
    /** The mail server's message, without email addresses if we received it directly. */
    reason: text().notNull(),
    bouncedAt: timestamptz('bounced_at').notNull(),
  },
  (table) => [
    unique('bounces_once').on(table.email, table.emailId, table.kind).nullsNotDistinct(),
    index('bounces_time').on(table.bouncedAt),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
