import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money/money.ts'
import { commerceSchema } from './catalogue-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** An amount for each currency, in minor units. The discount does not exist in a missing currency. */
export type AmountByCurrency = Partial<Record<Currency, number>>

export type DiscountValue =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amountsMinor: AmountByCurrency }
  | { kind: 'free-shipping' }

export type DiscountScope =
  | { kind: 'all' }
  | { kind: 'products'; ids: readonly string[] }
  | { kind: 'collections'; ids: readonly string[] }

/** The discounts of the shop; see the type `Discount` for the meaning of each column. */
export const discounts = commerceSchema.table(
  'discounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Increased by changes of the team, but not by uses. */
    version: integer().notNull().default(1),
    title: text().notNull(),
    /** Normalized (`domain/cart/entered-code.ts`); absent for an automatic discount. */
    code: text().unique(),
    value: jsonb().$type<DiscountValue>().notNull(),
    scope: jsonb().$type<DiscountScope>().notNull(),
    minimumSubtotalMinor: jsonb('minimum_subtotal_minor').$type<AmountByCurrency>(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    usageLimit: integer('usage_limit'),
    used: integer().notNull().default(0),
    isOncePerCustomer: boolean('is_once_per_customer').notNull().default(false),
    isCombinable: boolean('is_combinable').notNull().default(true),
  },
  (table) => [
    check('discounts_within_limit', sql`${table.usageLimit} is null or ${table.used} <= ${table.usageLimit}`),
  ],
)

/** A gift card. Only the digest and the last four characters of its code are stored. */
export const giftCards = commerceSchema.table(
  'gift_cards',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    codeDigest: text('code_digest').notNull().unique(),
    lastCharacters: text('last_characters').notNull(),
    currency: text({ enum: ['EUR', 'USD', 'GBP'] }).notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [check('gift_cards_balance', sql`${table.balanceMinor} >= 0`)],
)
