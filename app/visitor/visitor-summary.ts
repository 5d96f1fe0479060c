/** Where the browser requests what is personal, after a document that is the same for every guest. */
export const VISITOR_PATH = '/visitor'

/** The cookie that signals a bag to scripts, which cannot read the cart's own id. */
export const BAG_MARKER = 'bag'

export type VisitorSummary = {
  readonly bagCount: number
  /** For how long, in milliseconds, the token of who is signed in is good yet; null for a guest. */
  readonly sessionLastsMs: number | null
}
