import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Address } from '#domain/address/address.ts'
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import type { TaxLine } from '#domain/money/tax.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import type { Picture } from '#domain/product/product.ts'
import { carts } from '../carts/cart-tables.ts'
import { discounts, giftCards } from '../carts/discounts/discount-tables.ts'
import { commerceSchema } from '../catalogue/catalogue-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })
const currency = () => text({ enum: ['EUR', 'USD', 'GBP'] })
const language = () => text({ enum: ['en', 'es', 'it', 'de', 'fr'] })

/** Counts every order placed, from 1; a number may be left out, none is used twice. */
export const orderSequence = commerceSchema.sequence('order_sequence', { startWith: 1 })

/** What a buyer has entered in the checkout so far; one for each cart that came to it. */
export const checkouts = commerceSchema.table('checkouts', {
  cartToken: text('cart_token')
    .primaryKey()
    .references(() => carts.token, { onDelete: 'cascade' }),
  /** Of the secret of the browser that saved details first: it owns the checkout. */
  holderDigest: text('holder_digest').notNull(),
  /** The account that was signed in when details were saved; it owns the checkout too. */
  customerId: text('customer_id'),
  email: text().notNull(),
  address: jsonb().$type<Address>().notNull(),
  /** Absent when the invoice goes to the same address. */
  billingAddress: jsonb('billing_address').$type<Address>(),
  deliveryOption: text('delivery_option', { enum: ['standard'] })
    .notNull()
    .default('standard'),
  updatedAt: moment('updated_at').notNull(),
})

/** The discounts of an order, as shown to the customer. */
export type OrderPromotion = { title: string; amountMinor: number }

/** One part of an order that travels alone. */
export type OrderShipment = {
  warehouse: 'in-house' | 'other'
  artisanSlug: string | null
  lineItems: { lineId: string; quantity: number }[]
  costMinor: number
}

/** The terms that an order was placed under; `version` is the day from which the text that was shown applies. */
export type AgreedTerms = { kind: OrderTerms['kind']; isAccepted: boolean; version: CalendarDate | null }

/** An order as it was agreed: nothing in it changes when the catalogue does. Amounts in minor units. */
export const orders = commerceSchema.table(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** The cart it was made from: one cart makes at most one order. Kept when the cart is cleaned away. */
    cartToken: text('cart_token').notNull().unique(),
    status: text({ enum: ['awaiting-payment', 'paid', 'cancelled', 'expired'] }).notNull(),
    currency: currency().notNull(),
    countryCode: text('country_code').notNull(),
    language: language().notNull(),
    customerId: text('customer_id'),
    companyLocationId: text('company_location_id'),
    email: text().notNull(),
    address: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    note: text().notNull(),
    /** Null of an order from before they were recorded. */
    terms: jsonb().$type<AgreedTerms>(),
    shipments: jsonb().$type<OrderShipment[]>().notNull(),
    promotions: jsonb().$type<OrderPromotion[]>().notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    taxes: jsonb().$type<TaxLine>().notNull(),
    totalMinor: minor('total_minor').notNull(),
    giftCardsMinor: minor('gift_cards_minor').notNull(),
    /** What is paid by the payment method: the total less gift cards. */
    dueMinor: minor('due_minor').notNull(),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    /** Until when the transfer has to come, as it was promised to the buyer; null where the payment was made at once. */
    paymentDueAt: moment('payment_due_at'),
    remindedAt: moment('reminded_at'),
    /** A keyed digest of the network it was placed from; only while it waits for its transfer. */
    networkKey: text('network_key'),
    /** Also of an order that expired. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('orders_unpaid').on(table.paymentDueAt).where(sql`status = 'awaiting-payment'`),
    index('orders_placed').on(table.placedAt, table.id),
    index('orders_customer').on(table.customerId, table.placedAt),
    // Orders of guests are found by their address once it is proven to be an account's.
    index('orders_guest_email').on(sql`lower(${table.email})`).where(sql`customer_id is null`),
  ],
)

export const orderLines = commerceSchema.table(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The id that the line had in the cart. */
    lineId: uuid('line_id').notNull(),
    position: integer().notNull(),
    /** Not a foreign key: the catalogue may drop what was once sold. */
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    variantTitle: text('variant_title'),
    handle: text().notNull(),
    artisanName: text('artisan_name').notNull(),
    picture: jsonb().$type<Picture>(),
    quantity: integer().notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    /** Before discounts. */
    subtotalMinor: minor('subtotal_minor').notNull(),
    /** After every discount, those of the whole cart spread over the lines. */
    paidMinor: minor('paid_minor').notNull(),
    /** Pieces held back in the inventory for this line; 0 where nobody counts. */
    reserved: integer().notNull(),
    /** What was promised of its delivery; null in orders of before promises were stored, and where nothing is sent. */
    promise: jsonb().$type<DeliveryPromise>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineId] })],
)

/** How an order is paid. The number of a card is never here, save its last four digits. */
export const payments = commerceSchema.table(
  'payments',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    status: text({ enum: ['awaited', 'authorised', 'captured', 'released'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** What the provider calls the payment, or what the customer writes on the transfer. */
    reference: text().notNull(),
    lastFour: text('last_four'),
    isTest: boolean('is_test').notNull(),
    /** When a transfer came after the order had expired: the team sends it back, or makes a new order of it. */
    cameLateAt: moment('came_late_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('payments_status').on(table.status)],
)

/** Who has used a discount, and with which order; taken back when the order is cancelled. */
export const discountRedemptions = commerceSchema.table(
  'discount_redemptions',
  {
    discountId: bigint('discount_id', { mode: 'number' })
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: text('customer_id'),
    /** In lower case. */
    email: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.discountId, table.orderId] }),
    index('discount_redemptions_customer').on(table.customerId),
    index('discount_redemptions_email').on(table.email),
  ],
)

/** What an order took from a gift card; given back when the order is cancelled. */
export const giftCardRedemptions = commerceSchema.table(
  'gift_card_redemptions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    giftCardId: bigint('gift_card_id', { mode: 'number' })
      .notNull()
      .references(() => giftCards.id),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.giftCardId] })],
)

/** What has left the house: one row for each part of an order that travels alone. */
export const fulfilments = commerceSchema.table(
  'fulfilments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Position in the order's shipments. */
    shipment: integer().notNull(),
    company: text().notNull(),
    number: text().notNull(),
    url: text(),
    sentAt: moment('sent_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [uniqueIndex('fulfilments_shipment').on(table.orderId, table.shipment)],
)
