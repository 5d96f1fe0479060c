/** Requested after a document that is the same for every guest. */
export const VISITOR_PATH = '/visitor'

/** Signals a bag to scripts, which cannot read the cart's own id. */
export const CART_MARKER = 'bag'

export type VisitorSummary = {
  readonly bagCount: number
  /** The remaining validity of a customer's token, in milliseconds; null for a guest. */
  readonly sessionRemainingMs: number | null
}
