import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RequestFields, RequestPiece } from '#contracts/request.ts'
import { ATTACHMENT_TYPES } from '#domain/files/attachments.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { REQUEST_KINDS, type RequestKind } from '#domain/request/request-kinds.ts'
import { REQUEST_STATES } from '#domain/request/request-lifecycle.ts'
import { platformSchema } from '../platform-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Counts all requests from 1. It never restarts, so that no two have the same number. */
export const requestNumbers = platformSchema.sequence('request_numbers', { startWith: 1 })

/** The fields of a request without its message, which begins the conversation. */
export type StoredFields = { [Kind in RequestKind]: Omit<RequestFields<Kind>, 'message'> }[RequestKind]

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
    pieces: jsonb().$type<readonly RequestPiece[]>().notNull().default([]),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    country: text().notNull(),
    /** The account of a customer who was signed in; null for anyone else. */
    accountId: text('account_id'),
    /** The account of the member of the team who is responsible for it. */
    assignee: text(),
    receivedAt: moment('received_at').notNull(),
    /** When a reply is due, as promised; null without a promise. */
    replyBy: moment('reply_by'),
    /** The request to whose conversation this one was added, as a duplicate; null for any other. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => requests.id, { onDelete: 'set null' }),
    /** When the email about the variant being in stock was queued; null before, and for any other kind. */
    noticeSentAt: moment('notice_sent_at'),
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
    index('requests_kind').on(table.kind, table.receivedAt),
    index('requests_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    index('requests_order').on(sql`(fields->>'orderNumber')`),
    index('requests_awaited_variant')
      .on(sql`(pieces->0->>'variantId')`)
      .where(sql`kind = 'back-in-stock' and state = 'waiting'`),
  ],
)

/**
 * When the team has to act: at the time of a call that the customer chose, until that is over; otherwise when a reply
 * was promised. The same rule as `dueMoment` in `domain/request/due.ts`.
 */
export function dueAt(now: Date): SQL {
  const call = sql`(${requests.fields}->>'at')::timestamptz`
  return sql`case when ${call} > ${now} then ${call} else greatest(${call}, ${requests.replyBy}) end`
}

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
    /** Empty only in the first message, of a kind that needs none. */
    text: text().notNull(),
    /** A note of the team, which no customer reads. */
    isNote: boolean('is_note').notNull().default(false),
    sentAt: moment('sent_at').notNull(),
    /** The id of the email that it came by, so that a repeated delivery is stored once; null for any other. */
    emailId: text('email_id').unique(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.sentAt)],
)

/**
 * Files that were sent with messages and trade applications. The files themselves are in the files service, under the
 * same ids.
 */
export const requestAttachments = platformSchema.table(
  'request_attachments',
  {
    id: uuid().primaryKey(),
    /** Null until a message has the file, and after its message is removed. A job then deletes the file. */
    messageId: uuid('message_id').references(() => requestMessages.id, { onDelete: 'set null' }),
    /** The trade application whose certificate it is, which has it in place of a message. */
    applicationId: uuid('application_id'),
    name: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('request_attachments_message').on(table.messageId),
    index('request_attachments_unclaimed')
      .on(table.uploadedAt)
      .where(sql`message_id is null and application_id is null`),
    uniqueIndex('request_attachments_application').on(table.applicationId),
  ],
)

export const requestDrafts = platformSchema.table(
  'request_drafts',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    text: text().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.accountId] })],
)

/** Which members of the team have a request open, and when their desk last reported it. */
export const requestReaders = platformSchema.table(
  'request_readers',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.accountId] })],
)

/** Texts with which the team begins a reply, in each language that has one. */
export const replyTemplates = platformSchema.table('reply_templates', {
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
  name: text().notNull(),
  texts: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
