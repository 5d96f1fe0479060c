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

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Numbers all requests, from 1. It never restarts, so that no two have the same number. */
export const requestNumbers = platformSchema.sequence('request_numbers', { startWith: 1 })

/** The fields of a request without its message, which is the first one of the conversation. */
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
    /** The account of the customer, if they were signed in. */
    accountId: text('account_id'),
    /** The account of the team member who is responsible for the request. */
    assignee: text(),
    receivedAt: timestamptz('received_at').notNull(),
    /** By when a reply was promised. Null without a promise. */
    replyBy: timestamptz('reply_by'),
    /** For a duplicate, the request that it was merged into. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => requests.id, { onDelete: 'set null' }),
    /** When the back-in-stock email was queued. Null before that, and for all other kinds. */
    noticeSentAt: timestamptz('notice_sent_at'),
    updatedAt: timestamptz('updated_at').notNull(),
    /** The idempotency key of the call, and a digest of its body. */
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
 * Returns SQL for when the team has to act: at the time that the customer chose for a call, until that has passed;
 * otherwise when a reply was promised. The same rule as `dueMoment` in `domain/request/due.ts`.
 */
export function dueAt(now: Date): SQL {
  const call = sql`(${requests.fields}->>'at')::timestamptz`
  return sql`case when ${call} > ${now} then ${call} else greatest(${call}, ${requests.replyBy}) end`
}

/** The messages of a request; the first one is from the visitor. */
export const requestMessages = platformSchema.table(
  'request_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The account of the team member who wrote it; null for the customer. */
    accountId: text('account_id'),
    /** Empty only in the first message of a request whose kind needs no message. */
    text: text().notNull(),
    /** A note of the team, which customers never see. */
    isNote: boolean('is_note').notNull().default(false),
    sentAt: timestamptz('sent_at').notNull(),
    /** The id of the email that the message arrived in, so that a repeated delivery is stored once. Otherwise null. */
    emailId: text('email_id').unique(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.sentAt)],
)

/**
 * The attachments of messages and trade applications. The files themselves are in the files service, under the same
 * ids.
 */
export const requestAttachments = platformSchema.table(
  'request_attachments',
  {
    id: uuid().primaryKey(),
    /** Null until a message claims the file, and after the message is removed. A job then deletes the file. */
    messageId: uuid('message_id').references(() => requestMessages.id, { onDelete: 'set null' }),
    /** The trade application whose certificate it is, instead of a message. */
    applicationId: uuid('application_id'),
    name: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedAt: timestamptz('uploaded_at').notNull(),
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
    savedAt: timestamptz('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.accountId] })],
)

/** Which team members have a request open, and when their desk last reported it. */
export const requestReaders = platformSchema.table(
  'request_readers',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    readAt: timestamptz('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.accountId] })],
)

/** Templates with which the team starts a reply, in each language that has one. */
export const replyTemplates = platformSchema.table('reply_templates', {
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
  name: text().notNull(),
  texts: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
})
