/** Where the browser asks for what is personal, after a document that is the same for every guest. */
export const VISITOR_PATH = '/visitor'

/** The cookie that tells the browser there is a bag to ask for; the cart's own id is not for scripts. */
export const BAG_MARKER = 'bag'

export type VisitorSummary = {
  readonly bagCount: number
  /** For how long, in milliseconds, the token of who is signed in is good yet; null for a guest. */
  readonly sessionLastsMs: number | null
}
