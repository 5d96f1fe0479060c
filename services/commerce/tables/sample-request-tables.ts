import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SampleDraft } from '#contracts/order/samples.ts'
import { commerceSchema } from './catalogue-tables.ts'

/** Samples requested by guests, stored until the link expires, whether or not it was used. */
export const sampleRequests = commerceSchema.table(
  'sample_requests',
  {
    /** Part of the signed link, and the key of the order. */
    id: uuid().primaryKey(),
    /** The key of the form, which creates at most one request. */
    key: uuid().notNull().unique(),
    email: text().notNull(),
    draft: jsonb().$type<Omit<SampleDraft, 'key'>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sample_requests_created').on(table.createdAt)],
)
