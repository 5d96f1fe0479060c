import { PROFILE } from '#app/features/account/paths.ts'

/** Spec §2: the page of the Trade Program, without locale. */
export const TRADE_PATH = '/trade'

/** The trade application, without locale. */
export const TRADE_APPLICATION_PATH = `${TRADE_PATH}/apply`

/** Returns the path without locale. `productNumber` is the number in the product's id. */
export function samplesPath(productNumber: string): string {
  return `/account/samples?${new URLSearchParams({ [SAMPLED_PRODUCT]: productNumber })}`
}

/** The page after a guest has requested samples; without locale. */
export const SAMPLES_SENT_PATH = '/account/samples/sent'

/** Search parameter: the number in the product's id. */
export const SAMPLED_PRODUCT = 'product'

/** The page after an application was sent; without locale. */
export const TRADE_RECEIVED_PATH = `${TRADE_APPLICATION_PATH}/received`

/** Operations on the private path of a price list. */
export type PriceListAct = 'create' | 'revoke'

/** Returns the path without locale. */
export function priceListFilePath(format: 'csv' | 'xlsx'): string {
  return `${PROFILE.priceList}/file?${new URLSearchParams({ format })}`
}

/** The private path of a price list. It has no locale, since the feed has its own. */
export function priceFeedPath(token: string): string {
  return `/price-feed/${token}`
}
