/** Spec §2: the page of the Trade Program, without locale. */
export const TRADE_PATH = '/trade'

/** The trade application, without locale. */
export const TRADE_APPLICATION_PATH = `${TRADE_PATH}/apply`

/** What happens next, after an application was sent; without locale. */
export const TRADE_RECEIVED_PATH = `${TRADE_APPLICATION_PATH}/received`
