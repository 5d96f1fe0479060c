import { bigint, boolean, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CURRENCIES } from '#domain/money/money.ts'
import { lists } from '../lists/lists-tables.ts'
import { platformSchema } from '../platform-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The prices of saved pieces that were last shown to the customer, by price list, in minor units
 * (`domain/updates/price-change.ts`). They are removed with the last item of the product in the list.
 */
export const savedPrices = platformSchema.table(
  'saved_prices',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    isTrade: boolean('is_trade').notNull(),
    knownMinor: bigint('known_minor', { mode: 'number' }).notNull(),
    changedMinor: bigint('changed_minor', { mode: 'number' }),
    changedAt: moment('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId, table.currency, table.isTrade] })],
)

export const readMarkers = platformSchema.table(
  'read_markers',
  {
    accountId: text('account_id').notNull(),
    updateId: text('update_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.updateId] }),
    index('read_markers_read').on(table.readAt),
  ],
)
