import { bigint, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { commerceSchema } from './catalogue-tables.ts'

/**
 * The companies that may pay on account, as decided by the house for each of their currencies. The open amount is not
 * stored, since it is the sum of their unpaid invoices. An order on account is placed while the row is locked.
 */
export const creditTerms = commerceSchema.table(
  'credit_terms',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: integer().notNull().default(1),
    /** The id in the customer account service. */
    locationId: text('location_id').notNull(),
    /** The name of the company, which is updated when the company is renamed. */
    company: text().notNull(),
    currency: text({ enum: ['EUR', 'USD', 'GBP'] }).notNull(),
    /** In minor units; 0 stops further orders on account. */
    limitMinor: bigint('limit_minor', { mode: 'number' }).notNull(),
    /** The number of days within which an invoice is due. */
    days: integer().notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('credit_terms_of_company').on(table.locationId, table.currency)],
)
