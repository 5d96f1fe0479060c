import { sql } from 'drizzle-orm'
import { index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { VAT_RESULTS } from '#contracts/team/trade-application.ts'
import type { TradeApplicationFields } from '#contracts/trade-application.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_DECISIONS } from '#domain/trade/application-lifecycle.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { platformSchema } from '../platform-tables.ts'
import { requests } from '../requests/requests-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Trade applications (`contracts/trade-application.ts`), one per address and per account. */
export const tradeApplications = platformSchema.table(
  'trade_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    state: text({ enum: TRADE_STANDINGS }).notNull().default('pending'),
    accountId: text('account_id').notNull().unique(),
    /** In lower case. */
    email: text().notNull().unique(),
    fields: jsonb().$type<TradeApplicationFields>().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    /** By when a decision was promised. Null if none was. */
    decideBy: timestamptz('decide_by'),
    /** When the application was last decided; null if never. */
    decidedAt: timestamptz('decided_at'),
    /** The conversation in which the house has requested more information; null if there is none. */
    requestId: uuid('request_id').references(() => requests.id, { onDelete: 'set null' }),
    /** The last result from VIES; null before it was called. */
    vatResult: text('vat_result', { enum: VAT_RESULTS }),
    vatCheckedAt: timestamptz('vat_checked_at'),
    /** The company name that VIES returned for the VAT number. */
    vatName: text('vat_name'),
    /** When VIES is called next. Null if no call is due. */
    vatCheckDue: timestamptz('vat_check_due'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    bodyDigest: text('body_digest').notNull(),
  },
  (table) => [
    index('trade_applications_received').on(table.receivedAt, table.id),
    index('trade_applications_pending').on(table.receivedAt).where(sql`state = 'pending'`),
    index('trade_applications_vat_due').on(table.vatCheckDue).where(sql`vat_check_due is not null`),
    index('trade_applications_decided').on(table.decidedAt).where(sql`state = 'rejected'`),
  ],
)

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => tradeApplications.id, { onDelete: 'cascade' })

export const tradeNotes = platformSchema.table(
  'trade_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: applicationId(),
    accountId: text('account_id').notNull(),
    text: text().notNull(),
    writtenAt: timestamptz('written_at').notNull(),
  },
  (table) => [index('trade_notes_application').on(table.applicationId, table.writtenAt)],
)

/** All decisions, including reversed ones. */
export const tradeDecisions = platformSchema.table(
  'trade_decisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: applicationId(),
    decision: text({ enum: TRADE_DECISIONS }).notNull(),
    accountId: text('account_id').notNull(),
    /** Why the application was rejected; null for other decisions. */
    reason: text(),
    decidedAt: timestamptz('decided_at').notNull(),
  },
  (table) => [index('trade_decisions_application').on(table.applicationId, table.decidedAt)],
)

/** Which team members have an application open, and when their desk last reported it. */
export const tradeReaders = platformSchema.table(
  'trade_readers',
  {
    applicationId: applicationId(),
    accountId: text('account_id').notNull(),
    readAt: timestamptz('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.accountId] })],
)
