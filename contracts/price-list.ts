import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'

/**
 * An approved trade client's price list, at `/price-lists` of the commerce service: lines of JSON, the first of which
 * is the head. `GET /` is for the customer of an access token, `GET /by-token` for anyone with a feed's token in
 * `PRICE_FEED_HEADER`; the feed itself is at `/feed` (GET, POST, DELETE). Only servers have the private token.
 */
export const PRICE_FEED_HEADER = 'x-price-feed'

/** The language of the texts, and the country that determines currency and pieces. */
export const priceListPlace = z.object({
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
})

export const priceListHead = priceListPlace.extend({ currency: z.enum(CURRENCIES) })
export type PriceListHead = z.infer<typeof priceListHead>

const minor = z.int().positive().nullable()
const size = z.number().positive().nullable()

/** A variant of a piece. Amounts are minor units of the head's currency. */
export const priceListEntry = z.object({
  sku: z.string(),
  title: z.string(),
  /** Null for a piece without options. */
  finish: z.string().nullable(),
  artisan: z.string(),
  handle: z.string(),
  /** The variant's number in URLs. */
  variant: z.string(),
  /** Null if upon request. */
  publicMinor: minor,
  /** The client's price; null if upon request. */
  tradeMinor: minor,
  availability: z.enum(['available', 'upon-request', 'sold-out']),
  /** In days: 0 if ready; null if unknown. */
  leadTimeDays: z.int().nonnegative().nullable(),
  widthCm: size,
  depthCm: size,
  heightCm: size,
})
export type PriceListEntry = z.infer<typeof priceListEntry>

/** The private URL of a price list, for a client's own software. Times are ISO 8601. */
export const priceFeed = priceListPlace.extend({
  token: z.string(),
  createdAt: z.iso.datetime(),
  /** Null before the first use. */
  readAt: z.iso.datetime().nullable(),
})
export type PriceFeed = z.infer<typeof priceFeed>
export const ownPriceFeed = z.object({ feed: priceFeed.nullable() })

/** `not-approved` is also returned for a deleted feed, so that it reveals nothing. */
export const priceListRefusal = z.object({
  code: z.enum(['price-list-malformed', 'not-approved', 'too-many-reads', 'account-unavailable']),
})
export type PriceListRefusal = z.infer<typeof priceListRefusal>
