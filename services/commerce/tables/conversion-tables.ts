import { date, doublePrecision, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { ROUNDING_DIRECTIONS } from '#domain/money/trade-price.ts'
import { commerceSchema } from './catalogue-tables.ts'

/** How the prices of the catalogue were converted, with one row per converted currency. */
export const conversions = commerceSchema.table('conversions', {
  currency: text({ enum: ['EUR', 'USD', 'GBP'] }).primaryKey(),
  base: text({ enum: ['EUR', 'USD', 'GBP'] }).notNull(),
  /** Units of the currency per unit of the base currency. */
  rate: doublePrecision().notNull(),
  toMinor: integer('to_minor').notNull(),
  lessMinor: integer('less_minor').notNull(),
  source: text({ enum: ['settings', 'ecb'] }).notNull(),
  /** The day of the European Central Bank's rate; null for a rate from the settings. */
  quotedOn: date('quoted_on'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
})

/**
 * How the trade prices calculated by the shop are rounded. A currency without a rounding set by the house has no row.
 */
export const tradeRoundings = commerceSchema.table('trade_roundings', {
  currency: text({ enum: ['EUR', 'USD', 'GBP'] }).primaryKey(),
  toMinor: integer('to_minor').notNull(),
  direction: text({ enum: ROUNDING_DIRECTIONS }).notNull(),
})
