import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { commerceSchema } from './catalogue-tables.ts'

/** One private feed URL per trade client. Its token is signed with the link secret and not stored (`price-feed.ts`). */
export const priceFeeds = commerceSchema.table('price_feeds', {
  id: uuid().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  language: text().$type<Language>().notNull(),
  country: text().$type<CountryCode>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
})
