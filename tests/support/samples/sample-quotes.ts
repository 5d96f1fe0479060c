import type { AgreedOrders } from '#contracts/order/agreed-order.ts'
import { ok, refuse } from '#domain/result.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import { SAMPLE_HOUSE } from './sample-house.ts'

/** A hosted shop whose administration is not connected, so the team creates orders manually. */
const BY_HAND: AgreedOrders = {
  create: async () => refuse('agreed-orders-unavailable'),
  cancel: async () => refuse('agreed-orders-unavailable'),
  find: async () => refuse('agreed-orders-unavailable'),
}

/** Quotes at a public price of 1,000 for any variant, whose emails are discarded. */
export const SAMPLE_QUOTES: QuotesOptions = {
  limiter: UNLIMITED,
  house: SAMPLE_HOUSE,
  shopUrl: 'https://shop.example',
  sendMail: async () => {},
  tokens: createIdTokens(['a secret'], 'quotes of tests'),
  findBuyer: async () => ok(null),
  agreedOrders: BY_HAND,
  getReplyAddress: () => null,
  makeDocument: async () => refuse('documents-busy'),
  memberNames: async () => new Map([['giulia', 'Giulia Ferri']]),
  findPieces: async () => [],
  leadTimes: async () => new Map(),
  soldOut: async () => [],
  publicPrices: async (ids) => new Map(ids.map((id) => [id, 1_000_00])),
}
