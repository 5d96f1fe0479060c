import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerceSchema, variants } from '../catalogue/catalogue-tables.ts'
import { giftCards } from './discounts/discount-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A free-form pair that a storefront keeps on a cart or a line. */
export type CartAttribute = { key: string; value: string }

/** A bag of one buyer. It is known by `token` and opened by a secret of which only the digest is stored. */
export const carts = commerceSchema.table(
  'carts',
  {
    token: text().primaryKey(),
    secretDigest: text('secret_digest').notNull(),
    countryCode: text('country_code').notNull(),
    /** The language of the last request that changed the cart: that of the checkout it leads to. */
    language: text({ enum: ['en', 'es', 'it', 'de', 'fr'] }).notNull(),
    customerId: text('customer_id'),
    /** The customer it was first given to, also when it was detached from them since (`domain/cart/cart-ownership.ts`). */
    ownerId: text('owner_id'),
    companyLocationId: text('company_location_id'),
    email: text(),
    phone: text(),
    note: text().notNull().default(''),
    attributes: jsonb().$type<CartAttribute[]>().notNull().default([]),
    /** In the order in which the buyer entered them, in their one spelling, each once. */
    discountCodes: text('discount_codes').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The last use, renewed at most once a day by reading: an idle cart is forgotten after ten days. */
    usedAt: moment('used_at').notNull(),
    /** Set when an order was placed from it: afterwards the cart is gone for the storefront. */
    completedAt: moment('completed_at'),
  },
  (table) => [index('carts_used').on(table.usedAt)],
)

/** Pieces in a cart. Lines with the same variant and the same attributes are one line. */
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

/** The gift cards that a buyer means to pay with. */
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
