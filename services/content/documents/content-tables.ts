import { index, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

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
  (table) => [index().on(table.type)],
)
