/** The path of the visitor's own data, requested after a document that is the same for every guest. */
export const VISITOR_PATH = '/visitor'

/** The cookie that signals a bag to scripts, which cannot read the id of the cart. */
export const CART_MARKER = 'bag'

export type VisitorSummary = {
  readonly bagCount: number
  /** The remaining validity of a customer's token, in milliseconds; null for a guest. */
  readonly sessionRemainingMs: number | null
}
