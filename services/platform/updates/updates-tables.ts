import { index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { platformSchema } from '../platform-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const readMarkers = platformSchema.table(
  'read_markers',
  {
    accountId: text('account_id').notNull(),
    updateId: text('update_id').notNull(),
    readAt: timestamptz('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.updateId] }),
    index('read_markers_read').on(table.readAt),
  ],
)
