import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'

/**
 * The catalogue at the prices of an approved trade client, of the commerce service at `/price-lists`: lines of JSON, of which the first
 * is the head. `GET /` for the customer of an access token, `GET /by-token` for anyone with the token of a feed, in
 * `PRICE_FEED_HEADER`; the feed itself at `/feed` (GET, POST, DELETE). Only a server holds the private token.
 */
export const PRICE_FEED_HEADER = 'x-price-feed'

/** The language of its texts, and the country that decides currency and pieces. */
export const priceListPlace = z.object({
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
})

export const priceListHead = priceListPlace.extend({ currency: z.enum(CURRENCIES) })
export type PriceListHead = z.infer<typeof priceListHead>

const minor = z.int().positive().nullable()
const size = z.number().positive().nullable()

/** A version of a piece. Amounts are minor units of the currency of the head. */
export const priceListEntry = z.object({
  sku: z.string(),
  title: z.string(),
  /** Null for a piece without a choice. */
  finish: z.string().nullable(),
  artisan: z.string(),
  handle: z.string(),
  /** Its number in addresses. */
  variant: z.string(),
  /** Null if it is given upon request. */
  publicMinor: minor,
  /** What the client pays; null if it is given upon request. */
  tradeMinor: minor,
  availability: z.enum(['available', 'upon-request', 'sold-out']),
  /** Days until it ships: 0 if it is ready; null if unknown. */
  leadTimeDays: z.int().nonnegative().nullable(),
  widthCm: size,
  depthCm: size,
  heightCm: size,
})
export type PriceListEntry = z.infer<typeof priceListEntry>

/** The private address at which a client’s programs read their price list. Times are ISO 8601. */
export const priceFeed = priceListPlace.extend({
  token: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if it has not been read yet. */
  readAt: z.iso.datetime().nullable(),
})
export type PriceFeed = z.infer<typeof priceFeed>
export const ownPriceFeed = z.object({ feed: priceFeed.nullable() })

/** `not-approved`: also of a feed that does not exist any more, which says nothing about it. */
export const priceListRefusal = z.object({
  code: z.enum(['price-list-malformed', 'not-approved', 'too-many-reads', 'account-unavailable']),
})
export type PriceListRefusal = z.infer<typeof priceListRefusal>
