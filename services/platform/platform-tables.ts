import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { DOWNLOAD_KINDS } from '#contracts/tearsheet.ts'

export const platformSchema = pgSchema('platform')
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Spec §3: the stored cart of a customer, by its id in the commerce service. */
export const customerCarts = platformSchema.table('customer_carts', {
  accountId: text('account_id').primaryKey(),
  cartId: text('cart_id').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
})

/** How many visitors made a search on a day, and whether it found a piece. No row can be traced to a visitor. */
export const searchCounts = platformSchema.table(
  'search_counts',
  {
    day: date().notNull(),
    language: text().notNull(),
    term: text().notNull(),
    hasResults: boolean('has_results').notNull().default(true),
    visitors: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.language, table.term, table.hasResults] }),
    index('search_counts_id').on(searchId(table)),
  ],
)

/** The id of a search for the team. It is a digest, since the audit log is permanent and searched words are deleted. */
export function searchId({
  hasResults,
  language,
  term,
}: Record<'hasResults' | 'language' | 'term', SQLWrapper>): SQL {
  return sql`md5(case when ${hasResults} then 't ' else 'f ' end || ${language} || ' ' || ${term})`
}

/** Searches without results that the team has dealt with, until someone repeats them on a later day. */
export const searchReviews = platformSchema.table(
  'search_reviews',
  {
    language: text().notNull(),
    term: text().notNull(),
    day: date().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.language, table.term] })],
)

export const searchMarks = platformSchema.table(
  'search_marks',
  { mark: text().primaryKey(), day: date().notNull() },
  (table) => [index('search_marks_day').on(table.day)],
)

export const downloadCounts = platformSchema.table(
  'download_counts',
  {
    day: date().notNull(),
    productId: text('product_id').notNull(),
    kind: text({ enum: DOWNLOAD_KINDS }).notNull(),
    downloads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId, table.kind] })],
)

/** Changes made by browsers, by their random keys, so that a change whose response was lost counts once. */
export const madeChanges = platformSchema.table(
  'made_changes',
  { key: text().primaryKey(), expiresAt: timestamptz('expires_at').notNull() },
  (table) => [index('made_changes_expiry').on(table.expiresAt)],
)
