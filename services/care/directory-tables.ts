import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'

export const careSchema = pgSchema('care')
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Customers with an account and guests who have ordered, as reported by the services. There is one row for each, so
 * that lists can be filtered and sorted in one query (docs/areas/desk.md).
 */
export const customers = careSchema.table(
  'customers',
  {
    /** The account id, or `guest-` with the id of the first order. An email address would appear in logs and links. */
    id: text().primaryKey(),
    /** Null for a guest. */
    accountId: text('account_id').unique(),
    /** Incremented on each change. */
    version: integer().notNull().default(1),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    company: text(),
    standing: text({ enum: TRADE_STANDINGS }),
    language: text().$type<Language>().notNull(),
    country: text(),
    orderCount: integer('order_count').notNull(),
    since: timestamptz('since').notNull(),
    lastOrderAt: timestamptz('last_order_at'),
  },
  (table) => [
    index('customers_since').on(table.since, table.id),
    index('customers_last_order').on(table.lastOrderAt, table.id),
    index('customers_email').on(table.email),
    uniqueIndex('customers_guest').on(table.email).where(sql`account_id is null`),
  ],
)
