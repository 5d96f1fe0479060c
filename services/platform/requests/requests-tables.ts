import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NewRequest } from '#contracts/request.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { platformSchema } from '../platform-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Counts all requests from 1. It never restarts, so that no two have the same number. */
export const requestNumbers = platformSchema.sequence('request_numbers', { startWith: 1 })

/** What the fields of a request are without its message, which begins the conversation. */
export type StoredFields = Omit<NewRequest['fields'], 'message'>

/** Requests of visitors to the house (`contracts/request.ts`). */
export const requests = platformSchema.table(
  'requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    number: text().notNull().unique(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull().default('new'),
    fields: jsonb().$type<StoredFields>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    country: text().notNull(),
    /** The account of a customer who was signed in; null for anyone else. */
    accountId: text('account_id'),
    /** The account of the member of the team who looks after it. */
    assignee: text(),
    receivedAt: moment('received_at').notNull(),
    /** Until when the house promised a reply; null if it promised none. */
    replyBy: moment('reply_by'),
    updatedAt: moment('updated_at').notNull(),
    /** What a repeated call has in common with the first, and a digest of its body. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    bodyDigest: text('body_digest').notNull(),
  },
  (table) => [
    index('requests_received').on(table.receivedAt, table.id),
    index('requests_reply_by').on(table.replyBy, table.id),
    index('requests_new').on(table.replyBy, table.receivedAt).where(sql`state = 'new'`),
    index('requests_account').on(table.accountId).where(sql`account_id is not null`),
    index('requests_updated').on(table.updatedAt),
  ],
)

/** The conversation about a request, which begins with what the visitor wrote. */
export const requestMessages = platformSchema.table(
  'request_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The account of the member of the team who wrote it; null for the customer. */
    accountId: text('account_id'),
    text: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.sentAt)],
)
