import { index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const audienceSchema = pgSchema('audience')

/** The account that last signed in on the browser of a visitor id. */
export const visitors = audienceSchema.table(
  'visitors',
  {
    visitorId: text('visitor_id').primaryKey(),
    /** The id in the identity service. */
    accountId: text('account_id').notNull(),
    identifiedAt: timestamp('identified_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('visitors_account').on(table.accountId), index('visitors_age').on(table.identifiedAt)],
)
