import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { QuoteDraft, QuoteOffer } from '#contracts/quote.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { QUOTE_EVENTS, QUOTE_STATES } from '#domain/quote/quote-lifecycle.ts'
import { platformSchema } from '../platform-tables.ts'
import { requests } from '../requests/requests-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Numbers all quotes, from 1. It never restarts. */
export const quoteNumbers = platformSchema.sequence('quote_numbers', { startWith: 1 })

/** Quotes of the house, at most one per request (`contracts/quote.ts`). */
export const quotes = platformSchema.table(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    number: text().notNull().unique(),
    requestId: uuid('request_id')
      .notNull()
      .unique()
      .references(() => requests.id, { onDelete: 'cascade' }),
    state: text({ enum: QUOTE_STATES }).notNull().default('draft'),
    project: text().notNull().default(''),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** The draft that the team is preparing. Null if there is none. */
    draft: jsonb().$type<QuoteDraft>(),
    /** The number of the last version that was sent; 0 before the first. */
    sentVersion: integer('sent_version').notNull().default(0),
    /** The validity of the last version that was sent; null before the first. */
    validUntil: date('valid_until'),
    totalMinor: integer('total_minor').notNull().default(0),
    preparedBy: text('prepared_by').notNull(),
    /** The name under which the client accepted. Null unless the quote is accepted or ordered. */
    acceptedAs: text('accepted_as'),
    acceptedAt: timestamptz('accepted_at'),
    /** The id of the order in the commerce service, and the URL of its checkout. Null while none is open. */
    agreedOrderId: text('agreed_order_id'),
    checkoutUrl: text('checkout_url'),
    orderNumber: text('order_number'),
    /** The last version of which the client was reminded. 0 for none. */
    remindedVersion: integer('reminded_version').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('quotes_updated').on(table.updatedAt, table.id),
    index('quotes_open').on(table.validUntil).where(sql`state in ('sent', 'accepted')`),
  ],
)

/** The versions that were sent. They never change. */
export const quoteVersions = platformSchema.table(
  'quote_versions',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    offer: jsonb().$type<QuoteOffer>().notNull(),
    totalMinor: integer('total_minor').notNull(),
    sentBy: text('sent_by').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version] })],
)

/** Comments on single lines. */
export const quoteComments = platformSchema.table(
  'quote_comments',
  {
    /** Derived from the key of the call, so that a repeated call stores nothing. */
    id: uuid().primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').notNull(),
    /** The account of the team member; null for the client. */
    accountId: text('account_id'),
    text: text().notNull(),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [index('quote_comments_quote').on(table.quoteId, table.sentAt)],
)

/** The events of quotes, including who accepted which version and when. */
export const quoteEvents = platformSchema.table(
  'quote_events',
  {
    /** Increasing, so that events have an order. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    event: text({ enum: QUOTE_EVENTS }).notNull(),
    version: integer().notNull(),
    /** The account of the team member; null for the client and for automatic events. */
    accountId: text('account_id'),
    /** The name under which the quote was accepted, why it was declined, or why its checkout did not open. */
    text: text().notNull().default(''),
    happenedAt: timestamptz('happened_at').notNull(),
  },
  (table) => [index('quote_events_quote').on(table.quoteId, table.id)],
)
