/**
 * The channels of the database on which an embedded service announces what it has committed (architecture.md §2). A
 * notice says that something changed; what it was, its reader looks up.
 */
export const CHANGES = {
  /** A product changed; the payload is the number of the last change, or empty. */
  products: 'commerce_product_changes',
  /** A search index changed. */
  search: 'search_changes',
  /** Documents changed; the payload is their ids as a JSON array. */
  content: 'content_changes',
  /** The content service answers with the documents that changed from now on. */
  contentRefreshed: 'content_refreshed',
  /** A session of a customer ended. */
  sessionEnds: 'identity_session_ends',
} as const
