import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const platformSchema = pgSchema('platform')
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Spec §3: the cart that is stored on a customer, by the id that the commerce service gives it. */
export const customerCarts = platformSchema.table('customer_carts', {
  accountId: text('account_id').primaryKey(),
  cartId: text('cart_id').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/**
 * Spec §3: lists of products. Each account has one without a name: its saved items; and one that was made for it,
 * with what its carts could not keep.
 */
export const lists = platformSchema.table(
  'lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    name: text(),
    description: text().notNull().default(''),
    isPrivate: boolean('is_private').notNull().default(true),
    /** Why the house made the list; null for a list that the customer made. */
    purpose: text({ enum: ['saved-for-later'] }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('lists_account').on(table.accountId, table.createdAt),
    uniqueIndex('lists_saved').on(table.accountId).where(sql`name is null`),
    uniqueIndex('lists_purpose').on(table.accountId, table.purpose).where(sql`purpose is not null`),
  ],
)

/** A product in a list, by the id that the commerce service gives it. */
export const listItems = platformSchema.table(
  'list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    quantity: integer().notNull().default(1),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] })],
)

/** By how many visitors a search was made on a day. Nothing in it leads to one of them. */
export const searchCounts = platformSchema.table(
  'search_counts',
  {
    day: date().notNull(),
    language: text().notNull(),
    term: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.term] })],
)

/** The searches of today that are counted already. A mark says neither who searched nor for what. */
export const searchMarks = platformSchema.table(
  'search_marks',
  { mark: text().primaryKey(), day: date().notNull() },
  (table) => [index('search_marks_day').on(table.day)],
)
