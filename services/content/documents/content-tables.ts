import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const contentSchema = pgSchema('content')

/**
 * One row for each document, including drafts (`drafts.{id}`) and release versions
 * (`versions.{release}.{id}`). `body` has all attributes except the five columns, so that equal documents
 * compare equal.
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
    // Few documents have a draft. The team sees them as waiting.
    index('documents_drafts').on(table.updatedAt).where(sql`id like 'drafts.%'`),
  ],
)

/**
 * Each state of a document after a transaction. The history, its differences and the events of listeners are derived
 * from it. The state before the first recorded transaction is a row without mutations.
 */
export const revisions = contentSchema.table(
  'revisions',
  {
    /** In the order of transactions, because writers are serialized. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    documentId: text('document_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account of the member of the team; null for the holder of a token. */
    author: text(),
    /** The whole document; null if the transaction deleted it. */
    document: jsonb().$type<Record<string, unknown>>(),
    /** The mutations of this document in that transaction, as requested. */
    mutations: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [
    index('revisions_document').on(table.documentId, table.id),
    index('revisions_transaction').on(table.transactionId),
    index('revisions_at').on(table.at),
  ],
)
