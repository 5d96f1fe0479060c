import type { TradeStanding } from '#domain/roles.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Authenticate } from './authenticate.ts'
import type { CheckoutOptions } from './orders/checkout-options.ts'

/** What the commerce service is told when it is made. */
export type CommerceOptions = {
  database: Database
  clock: Clock
  /** Counts guesses of codes, for all processes together. */
  limiter: RateLimiter
  /** The shop as customers know it. `url` is the origin of the storefront, without a slash at its end. */
  shop: { name: string; description: string; url: string }
  /** Required in `X-Shopify-Storefront-Access-Token`; a browser may hold it. */
  storefrontAccessToken: string
  /** Accepted in `Shopify-Storefront-Private-Token`; only servers hold it, hence it may speak for a buyer. */
  privateAccessToken: string
  /** Told of each bug that a caller only sees as "Unexpected error". */
  reportFault: (fault: unknown) => void
  /** Whose customer access token it is: asked when a cart is given to a customer, and before trade prices are told. */
  authenticate: Authenticate
  /** How the trade application of a customer stands, null for a consumer: asked before an order is made. */
  tradeStandingOf(customerId: string): Promise<TradeStanding | null>
  checkout: CheckoutOptions
}
