import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
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
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts'
import type { TaxLine } from '#domain/market/tax.ts'
import { REFUND_CAUSES, REFUND_REASONS } from '#domain/order/order-refund.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import type { Picture } from '#domain/product/product.ts'
import { carts } from './cart-tables.ts'
import { commerceSchema } from './catalogue-tables.ts'
import { discounts, giftCards } from './discount-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })
const currency = () => text({ enum: ['EUR', 'USD', 'GBP'] })
const language = () => text({ enum: ['en', 'es', 'it', 'de', 'fr'] })

/** Numbers all orders, from 1. Numbers may be skipped, but are never reused. */
export const orderSequence = commerceSchema.sequence('order_sequence', { startWith: 1 })

export const checkouts = commerceSchema.table('checkouts', {
  cartToken: text('cart_token')
    .primaryKey()
    .references(() => carts.token, { onDelete: 'cascade' }),
  /** The digest of the secret of the browser that first saved details, and therefore owns the checkout. */
  holderDigest: text('holder_digest').notNull(),
  /** The account that was signed in when details were saved, which also owns the checkout. */
  customerId: text('customer_id'),
  email: text().notNull(),
  address: jsonb().$type<Address>().notNull(),
  /** Null if it is the same as the shipping address. */
  billingAddress: jsonb('billing_address').$type<Address>(),
  deliveryOption: text('delivery_option', { enum: ['standard'] })
    .notNull()
    .default('standard'),
  updatedAt: timestamptz('updated_at').notNull(),
})

/** The discounts of an order, as shown to the customer. */
export type OrderPromotion = { title: string; amountMinor: number }

export type OrderShipment = {
  warehouse: 'in-house' | 'other'
  artisanSlug: string | null
  lineItems: { lineId: string; quantity: number }[]
  costMinor: number
}

/** The terms that an order was placed under; `version` is the effective date of the text shown. */
export type AgreedTerms = { kind: OrderTerms['kind']; isAccepted: boolean; version: CalendarDate | null }

/** Orders. They do not change when the catalogue changes. Amounts are in minor units. */
export const orders = commerceSchema.table(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** Increased by a trigger with each update of the row. */
    version: integer().notNull().default(1),
    /** The cart that the order was placed from, at most one order per cart. Not cleared when the cart is removed. */
    cartToken: text('cart_token').notNull().unique(),
    /** The quote and its version, if the prices were agreed; at most one order each. */
    agreedReference: text('agreed_reference').unique(),
    /** Whether it is an order of samples, which is free and not a sale (docs/areas/trade-and-quotes.md). */
    isSamples: boolean('is_samples').notNull().default(false),
    /**
     * The key of the email address whose allowance an order of samples uses, unless it uses that of a company. Null in
     * orders placed before the key was stored.
     */
    samplesKey: text('samples_key'),
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
    /** Null for orders placed before terms were recorded. */
    terms: jsonb().$type<AgreedTerms>(),
    shipments: jsonb().$type<OrderShipment[]>().notNull(),
    promotions: jsonb().$type<OrderPromotion[]>().notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    /** The delivery notices in effect when the order was placed, for its confirmation. */
    notices: text().array().notNull().default(sql`'{}'`),
    shippingTitle: text('shipping_title'),
    taxes: jsonb().$type<TaxLine>().notNull(),
    totalMinor: minor('total_minor').notNull(),
    giftCardsMinor: minor('gift_cards_minor').notNull(),
    /** The amount charged to the payment method: the total minus gift cards. */
    dueMinor: minor('due_minor').notNull(),
    placedAt: timestamptz('placed_at').notNull(),
    paidAt: timestamptz('paid_at'),
    /** The deadline for the transfer, as promised to the buyer, or for the invoice; null if paid immediately. */
    paymentDueAt: timestamptz('payment_due_at'),
    remindedAt: timestamptz('reminded_at'),
    overdueRemindedAt: timestamptz('overdue_reminded_at'),
    /** A keyed digest of the network that the order was placed from; cleared when the order is no longer unpaid. */
    networkKey: text('network_key'),
    /** Also set when an order expires. */
    cancelledAt: timestamptz('cancelled_at'),
    shipmentsLeft: integer('shipments_left').notNull().default(0),
    /**
     * The last day on which the next shipment has to leave (`domain/order/shipping-day.ts`); null if none is promised.
     */
    shipBy: date('ship_by'),
  },
  (table) => [
    index('orders_unpaid').on(table.paymentDueAt).where(sql`status = 'awaiting-payment'`),
    index('orders_to_ship').on(table.shipBy, table.paidAt).where(sql`status = 'paid' and shipments_left > 0`),
    index('orders_paid').on(table.paidAt),
    index('orders_cancelled').on(table.cancelledAt).where(sql`status = 'cancelled'`),
    index('orders_placed').on(table.placedAt, table.id),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_company').on(table.companyLocationId, table.placedAt),
    index('orders_samples').on(table.companyLocationId, table.placedAt).where(sql`is_samples`),
    index('orders_samples_key').on(table.samplesKey, table.placedAt).where(sql`samples_key is not null`),
    // Guest orders are found by their address once an account has verified it.
    index('orders_guest_email').on(sql`lower(${table.email})`).where(sql`customer_id is null`),
  ],
)

export const orderLines = commerceSchema.table(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').notNull(),
    position: integer().notNull(),
    /** No foreign key, because sold variants may be deleted from the catalogue. */
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    /** The language of the title, if it is not that of the order. */
    textLanguage: text('text_language', { enum: ['en', 'es', 'it', 'de', 'fr'] }),
    variantTitle: text('variant_title'),
    handle: text().notNull(),
    artisanName: text('artisan_name').notNull(),
    picture: jsonb().$type<Picture>(),
    quantity: integer().notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    /** The unit's full price, shown with the agreed one; null if none was shown. */
    compareAtMinor: minor('compare_at_minor'),
    finish: text(),
    projectName: text('project_name'),
    /** The id of the list of this project, if known. Not a foreign key, since the list may be removed. */
    projectListId: uuid('project_list_id'),
    /** Before discounts. */
    subtotalMinor: minor('subtotal_minor').notNull(),
    /** After all discounts, with those of the whole cart spread over the lines. */
    paidMinor: minor('paid_minor').notNull(),
    /** Units reserved in the inventory for this line; 0 if stock is not tracked. */
    reserved: integer().notNull(),
    /** The delivery promise; null in orders placed before promises were stored, and if nothing is shipped. */
    promise: jsonb().$type<DeliveryPromise>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineId] }),
    index('order_lines_project').on(table.projectListId).where(sql`project_list_id is not null`),
  ],
)

/** Only the last four digits of a card number are stored. */
export const payments = commerceSchema.table(
  'payments',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    /** `invoiced`: on account, so the order does not wait for the payment. */
    status: text({ enum: ['awaited', 'authorised', 'invoiced', 'captured', 'released'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The provider's reference, or that of the transfer. */
    reference: text().notNull(),
    lastFour: text('last_four'),
    isTest: boolean('is_test').notNull(),
    /** The amount received for a transfer or an invoice; null for other payments, and if it was received in full. */
    receivedMinor: minor('received_minor'),
    /** When a transfer arrived after the order had expired. Such a transfer is refunded. */
    cameLateAt: timestamptz('came_late_at'),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [index('payments_status').on(table.status)],
)

/** Uses of discounts by customers, per order; deleted when the order is canceled. */
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
    /** The key of the email address (`customerKey`); in older rows, the address in lower case. */
    email: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.discountId, table.orderId] }),
    index('discount_redemptions_customer').on(table.customerId),
    index('discount_redemptions_email').on(table.email),
  ],
)

/** The amount that an order took from a gift card; refunded when the order is canceled. */
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

export const fulfilments = commerceSchema.table(
  'fulfilments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The position in the order's shipments. */
    shipment: integer().notNull(),
    company: text().notNull(),
    number: text().notNull(),
    url: text(),
    sentAt: timestamptz('sent_at').notNull(),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [uniqueIndex('fulfilments_shipment').on(table.orderId, table.shipment)],
)

/** Notes of the team on orders; buyers never see them. */
export const orderNotes = commerceSchema.table(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The team member who wrote the note. */
    accountId: text('account_id').notNull(),
    text: text().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
)

/**
 * Refunds. `pending`: the provider has not confirmed the refund yet, and is called until it does. `to-transfer`: the
 * team has to transfer the amount and record the transfer.
 */
export const refunds = commerceSchema.table(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `released`: the payment was authorized, but never captured. */
    reason: text({ enum: REFUND_REASONS }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** How much of the amount is for the delivery. */
    shippingMinor: minor('shipping_minor').notNull().default(0),
    /** Why the team refunded it, and who did; null for refunds that follow from something else. */
    cause: text({ enum: REFUND_CAUSES }),
    accountId: text('account_id'),
    status: text({ enum: ['pending', 'to-transfer', 'done'] }).notNull(),
    requestedAt: timestamptz('requested_at').notNull(),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    settledAt: timestamptz('settled_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.requestedAt),
    index('refunds_requested').on(table.requestedAt).where(sql`reason in ('refund', 'credited')`),
    index('refunds_open').on(table.nextAttemptAt).where(sql`status = 'pending'`),
    check('refunds_positive', sql`${table.amountMinor} > 0`),
  ],
)

/** The pieces that a refund is for. */
export const refundLines = commerceSchema.table(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').notNull(),
    quantity: integer().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Whether the pieces went on sale again. */
    isRestocked: boolean('is_restocked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.lineId] }),
    check('refund_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/**
 * Buyers whose orders were added or changed, stored by a trigger until the customer directory has read them
 * (docs/areas/desk.md): the customer of the order, or the email address of a guest.
 */
export const changedBuyers = commerceSchema.table('changed_buyers', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  customerId: text('customer_id'),
  email: text(),
})
