import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CURRENCIES } from '#domain/money/money.ts'
import { commerceSchema } from './catalogue-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/**
 * Agreed orders (`contracts/order/agreed-order.ts`). Each has its own cart, which has the buyer and the country and
 * opens the checkout. The lines of the cart are those of the agreement, without any prices from the catalogue.
 */
export const agreedOrders = commerceSchema.table(
  'agreed_orders',
  {
    id: uuid().primaryKey(),
    /** The quote and its version, chosen by the caller. */
    reference: text().notNull().unique(),
    /** The digest of the whole draft, to recognize a repeated call. */
    digest: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    shippingTitle: text('shipping_title'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    cancelledAt: timestamptz('cancelled_at'),
  },
  (table) => [index('agreed_orders_expiry').on(table.expiresAt)],
)

export const agreedLines = commerceSchema.table(
  'agreed_lines',
  {
    agreedOrderId: uuid('agreed_order_id')
      .notNull()
      .references(() => agreedOrders.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    position: integer().notNull(),
    /** No foreign key: if a variant is deleted, the agreed order must fail instead of losing a line. */
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    compareAtMinor: minor('compare_at_minor'),
    finish: text(),
    leadTimeDays: integer('lead_time_days'),
    projectName: text('project_name'),
    projectListId: uuid('project_list_id'),
  },
  (table) => [
    primaryKey({ columns: [table.agreedOrderId, table.position] }),
    check('agreed_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
