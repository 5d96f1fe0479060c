import { ok } from '#domain/result.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { TradeOptions } from '#services/platform/trade/trade-options.ts'
import { SAMPLE_HOUSE } from './sample-house.ts'

/** Options of trade applications for tests of other parts of the platform: no one has an account or a company. */
export const SAMPLE_TRADE: TradeOptions = {
  limiter: UNLIMITED,
  house: SAMPLE_HOUSE,
  shopUrl: 'https://shop.example',
  sendMail: async () => undefined,
  accounts: {
    create: null,
    find: async () => ok(null),
    isVerified: async () => false,
    companyOf: async () => ok(null),
    setCompany: async () => ok(null),
  },
  checkVatNumber: null,
}
