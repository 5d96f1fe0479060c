import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { agreedOrders } from './agreed-tables.ts'
import { commerceSchema, variants } from './catalogue-tables.ts'
import { giftCards } from './discount-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export type CartAttribute = { key: string; value: string }

/** A cart of one buyer. `token` identifies it; only the digest of the secret that opens it is stored. */
export const carts = commerceSchema.table(
  'carts',
  {
    token: text().primaryKey(),
    secretDigest: text('secret_digest').notNull(),
    countryCode: text('country_code').notNull(),
    /** The language of the last request that changed the cart; also used by its checkout. */
    language: text({ enum: ['en', 'es', 'it', 'de', 'fr'] }).notNull(),
    customerId: text('customer_id'),
    /**
     * The customer to whom the cart was first assigned, even if it has since been detached from them
     * (`domain/cart/cart-ownership.ts`).
     */
    ownerId: text('owner_id'),
    companyLocationId: text('company_location_id'),
    /** The tax number (possibly empty) that exempts the company of the location from tax; null if it is not exempt. */
    exemptNumber: text('exempt_number'),
    email: text(),
    phone: text(),
    note: text().notNull().default(''),
    attributes: jsonb().$type<CartAttribute[]>().notNull().default([]),
    /** Normalized and unique, in the order in which the buyer entered them. */
    discountCodes: text('discount_codes').array().notNull().default(sql`'{}'`),
    /**
     * The agreed order of this cart, whose lines and prices apply instead of its own; null for an ordinary cart. Such a
     * cart only exists for the checkout, not for the Storefront API.
     */
    agreedOrderId: uuid('agreed_order_id').references(() => agreedOrders.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** The last use, which reads update at most once a day. An idle cart expires after ten days. */
    usedAt: timestamptz('used_at').notNull(),
    /** Set when an order is placed from the cart, which then no longer exists for the storefront. */
    completedAt: timestamptz('completed_at'),
  },
  (table) => [
    index('carts_used').on(table.usedAt),
    uniqueIndex('carts_agreed').on(table.agreedOrderId).where(sql`agreed_order_id is not null`),
  ],
)

/** The lines of carts. Lines with the same variant and the same attributes are merged into one. */
export const cartLines = commerceSchema.table(
  'cart_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartToken: text('cart_token')
      .notNull()
      .references(() => carts.token, { onDelete: 'cascade' }),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    attributes: jsonb().$type<CartAttribute[]>().notNull().default([]),
  },
  (table) => [
    index('cart_lines_cart').on(table.cartToken, table.position),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
    index('cart_lines_variant').on(table.variantId),
  ],
)

export const cartGiftCards = commerceSchema.table(
  'cart_gift_cards',
  {
    cartToken: text('cart_token')
      .notNull()
      .references(() => carts.token, { onDelete: 'cascade' }),
    giftCardId: bigint('gift_card_id', { mode: 'number' })
      .notNull()
      .references(() => giftCards.id, { onDelete: 'cascade' }),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.cartToken, table.giftCardId] })],
)
