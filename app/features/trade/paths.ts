import { PROFILE } from '#app/features/account/paths.ts'

/** Spec §2: the page of the Trade Program, without locale. */
export const TRADE_PATH = '/trade'

/** The trade application, without locale. */
export const TRADE_APPLICATION_PATH = `${TRADE_PATH}/apply`

/** The samples of a piece by the number of its id, without locale. */
export function samplesPath(productNumber: string): string {
  return `/account/samples?${new URLSearchParams({ [SAMPLED_PRODUCT]: productNumber })}`
}

/** What a guest does next, after their samples were requested; without locale. */
export const SAMPLES_SENT_PATH = '/account/samples/sent'

/** The parameter of a page of samples: the number of the product's id. */
export const SAMPLED_PRODUCT = 'product'

/** What happens next, after an application was sent; without locale. */
export const TRADE_RECEIVED_PATH = `${TRADE_APPLICATION_PATH}/received`

/** What the form of the price list does to its private address. */
export type PriceListAct = 'create' | 'revoke'

/** A price list as a file, without locale. */
export function priceListFilePath(format: 'csv' | 'xlsx'): string {
  return `${PROFILE.priceList}/file?${new URLSearchParams({ format })}`
}

/** The private address of a price list; it has no locale, since the feed has its own. */
export function priceFeedPath(token: string): string {
  return `/price-feed/${token}`
}
