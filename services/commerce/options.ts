import type { MakeDocument } from '#contracts/document.ts'
import type { DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import type { SellingTerms } from '#domain/house/house.ts'
import type { HouseMarkets } from '#domain/market/house-markets.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Result } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Authenticate } from './authenticate.ts'
import type { LoadReferenceRates } from './currencies/reference-rates.ts'
import type { CheckoutOptions } from './orders/checkout-options.ts'

/** The folders of the shop's own pictures and models, and the other hosts whose pictures it displays. */
export type ShopStore = {
  /** The folder that pictures are added to; one of `picturesFolders`. */
  picturesFolder: string
  picturesFolders: readonly string[]
  modelsFolders: readonly string[]
  imageHosts: readonly string[]
}

export type TradeBuyer = {
  standing: TradeStanding
  companyLocationId: string
  company: string
  /** The tax number (possibly empty) that exempts the company from tax; null if it is not exempt. */
  exemptNumber: string | null
}

export type CommerceOptions = {
  database: Database
  clock: Clock
  /** Counts code attempts across all processes. */
  limiter: RateLimiter
  /**
   * The public name and URL of the shop, and where it sells. `url` is the origin of the storefront, without a trailing
   * slash.
   */
  shop: HouseMarkets & { name: string; description: string; orderPrefix: string; url: string }
  house: SellingTerms
  makeDocument: MakeDocument
  loadReferenceRates: LoadReferenceRates
  /** Required in `X-Shopify-Storefront-Access-Token`; a browser may hold it. */
  storefrontAccessToken: string
  /** Accepted in `Shopify-Storefront-Private-Token`. Only servers hold it, so it may act for a buyer. */
  privateAccessToken: string
  /** Called for each bug; the caller only sees "Unexpected error". */
  reportError: (error: unknown) => void
  /** Resolves the owner of an access token, before a cart is assigned and before trade prices are returned. */
  authenticate: Authenticate
  /** The company of a trade client; null for a consumer. Checked before an order is placed. */
  findTradeBuyer(customerId: string): Promise<Result<TradeBuyer | null, 'account-unavailable'>>
  checkout: CheckoutOptions
  store: ShopStore
  /** Includes notices for past and future days. */
  deliveryNotices(locale: Locale): Promise<readonly DeliveryNotice[]>
  /** A link to the preview of a page, which works for anyone who has it (docs/areas/content-and-studio.md). */
  previewLinkTo(path: string): string
}
