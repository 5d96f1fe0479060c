import { index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const audienceSchema = pgSchema('audience')

/** Whose browser it is that comes with a visitor id: anyone who signed in there last. */
export const visitors = audienceSchema.table(
  'visitors',
  {
    visitorId: text('visitor_id').primaryKey(),
    /** As the identity service names the account. */
    accountId: text('account_id').notNull(),
    identifiedAt: timestamp('identified_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('visitors_account').on(table.accountId), index('visitors_age').on(table.identifiedAt)],
)
