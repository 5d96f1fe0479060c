import { jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../documents/content-tables.ts'

/** A team member's preferences in the Studio, such as list order or recent searches, by the Studio's keys. */
export const preferences = contentSchema.table(
  'preferences',
  {
    accountId: text('account_id').notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
)
