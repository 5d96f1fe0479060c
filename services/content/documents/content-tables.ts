import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const contentSchema = pgSchema('content')

/**
 * One row for each document, including drafts (`drafts.{id}`) and release versions (`versions.{release}.{id}`). `body`
 * contains all attributes except those in the other five columns, so that equal documents compare equal.
 */
export const documents = contentSchema.table(
  'documents',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    revision: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.type),
    // Few documents have drafts. The team's waiting list shows them.
    index('documents_drafts').on(table.updatedAt).where(sql`id like 'drafts.%'`),
  ],
)

/**
 * The states of documents after each transaction. History, diffs and listener events are derived from them. The state
 * before the first recorded transaction is a row without mutations.
 */
export const revisions = contentSchema.table(
  'revisions',
  {
    /** Increases in the order of transactions, because writers are serialized. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    documentId: text('document_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The team member's account id. Null for token holders. */
    author: text(),
    /** The whole document, or null if the transaction deleted it. */
    document: jsonb().$type<Record<string, unknown>>(),
    /** The transaction's mutations of this document, as requested. */
    mutations: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [
    index('revisions_document').on(table.documentId, table.id),
    index('revisions_transaction').on(table.transactionId),
    index('revisions_at').on(table.at),
  ],
)
