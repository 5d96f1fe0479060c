import { z } from 'zod'

/**
 * The channels of the database on which an embedded service announces what it has committed (architecture.md §2). A
 * notice says that something changed; what it was, its reader looks up.
 */
export const CHANGES = {
  /** Products changed (`changedIds`: their numbers). An empty payload: some changes have to be handled again. */
  products: 'commerce_product_changes',
  /** A search index changed. */
  search: 'search_changes',
  /** Documents changed (`changedIds`). */
  content: 'content_changes',
  /** The content service answers with the documents that changed from now on. */
  contentRefreshed: 'content_refreshed',
  /** A session of a customer ended. */
  sessionEnds: 'identity_session_ends',
} as const

/** A payload of PostgreSQL has less than 8,000 bytes: so many product numbers always fit into one. */
export const PRODUCTS_PER_NOTICE = 300

const idList = z.array(z.string())

/** The ids in the payload of a notice, a JSON array; null for a payload that names none. */
export function changedIds(payload: string | null): string[] | null {
  try {
    return idList.parse(JSON.parse(payload ?? ''))
  } catch {
    return null
  }
}
