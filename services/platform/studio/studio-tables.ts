import { sql } from 'drizzle-orm'
import { boolean, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { platformSchema } from '../platform-tables.ts'

/** The name of a customer's studio on documents (`contracts/studio.ts`). */
export const studios = platformSchema.table('studios', {
  accountId: text('account_id').primaryKey(),
  name: text().notNull(),
})

/** Logos of studios, whose files have the same ids in the files service. Those that are not shown will be removed. */
export const studioLogos = platformSchema.table(
  'studio_logos',
  {
    id: uuid().primaryKey(),
    /** Empty once the account is deleted. */
    accountId: text('account_id').notNull(),
    isShown: boolean('is_shown').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('studio_logos_shown').on(table.accountId).where(sql`is_shown`)],
)
