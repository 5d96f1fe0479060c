import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { BOUNCE_KINDS } from '#domain/mail/refusal.ts'

export const mailSchema = pgSchema('mail')
const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Emails to be sent. `waiting` is to be sent, also while no mail server is configured, `sent` was accepted by the mail
 * server, `kept` stays here to be read in a demonstration without one, `failed` was given up after the last attempt,
 * `dropped` is no longer needed or too old, `bounced` was refused for good, at once or by a report. After thirty days
 * an email is emptied: its row stays without address, subject and content.
 */
export const outbox = mailSchema.table(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Increased by a trigger with each change (docs/decisions/0071-one-team-api-for-all-services.md). */
    version: integer().notNull().default(1),
    kind: text().notNull(),
    /** Identifies the email, so that queueing it twice sends it once; replaced when it is emptied. */
    letter: text().notNull().unique(),
    to: text('to_address').notNull(),
    /** Where replies go; null for the sender. Removed with the address. */
    replyTo: text('reply_to'),
    /**
     * Whether mail programs get the address that ends the subscription (RFC 8058), which is below its sealed link.
     */
    hasUnsubscription: boolean('has_unsubscription').notNull().default(false),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /**
     * The encrypted link that `html` and `text` refer to; removed once the email is sent or, if it opens an
     * account, given up.
     */
    sealedLink: text('sealed_link'),
    status: text({ enum: ['waiting', 'sent', 'kept', 'failed', 'dropped', 'bounced'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** The time of the next attempt or, during an attempt, its timeout. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    emptiedAt: moment('emptied_at'),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`status = 'waiting'`),
    index('outbox_failed').on(table.createdAt).where(sql`status = 'failed'`),
    index('outbox_order').on(sql`split_part(letter, ' ', 2)`).where(sql`kind like 'order-%'`),
    index('outbox_created').on(table.createdAt, table.id),
    // With these indexes, lists and totals of the team do not read the content.
    index('outbox_status').on(table.status, table.createdAt, table.id),
    index('outbox_kind').on(table.kind, table.createdAt, table.id),
    index('outbox_address').on(sql`lower(${table.to})`),
    check('outbox_attempts', sql`${table.attempts} >= 0`),
  ],
)

/** Addresses that did not receive an email: refused when it was sent, or reported later. */
export const bounces = mailSchema.table(
  'bounces',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    /** The email of the outbox; null for a report that names none. */
    emailId: uuid('email_id'),
    kind: text({ enum: BOUNCE_KINDS }).notNull(),
    /** The mail server's message, without addresses if it was sent to us directly. */
    reason: text().notNull(),
    bouncedAt: moment('bounced_at').notNull(),
  },
  (table) => [
    unique('bounces_once').on(table.email, table.emailId, table.kind).nullsNotDistinct(),
    index('bounces_time').on(table.bouncedAt),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
