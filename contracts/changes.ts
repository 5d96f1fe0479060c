import { z } from 'zod'

/**
 * What has changed in a service, for servers alone: `GET {service}/changes?since={cursor}` with the token that the
 * service gives to servers. 400 `cursor-malformed`, 401 without the token, 410 `cursor-expired` when changes after
 * the cursor have been removed: the reader must then read everything again.
 *
 * Without `since` the response has no changes, and the current cursor for following the service.
 */
export const changesResponse = z.object({
  /** In the order in which they can be read: a change that is committed later never comes before the cursor. */
  changes: z.array(z.object({ kind: z.enum(['product', 'document']), id: z.string() })),
  cursor: z.string(),
  /** Committed changes follow. Where `changes` is empty they wait for a transaction that is still open. */
  hasMore: z.boolean(),
})
export type ChangesResponse = z.infer<typeof changesResponse>
export type ChangeKind = ChangesResponse['changes'][number]['kind']

/**
 * The channels of the database on which changes are announced once they are committed (architecture.md §2): by an
 * embedded service, or for a hosted one by whatever hears of them, a webhook or a poll.
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
  /** A transaction changed documents (its id), for those who listen. */
  contentTransactions: 'content_transactions',
  /** Who works in which document, from one Studio to the others. */
  contentPresence: 'content_presence',
  /** Other hosts became allowed for pictures. */
  pictureHosts: 'picture_hosts',
  /** A session of a customer ended. */
  sessionEnds: 'identity_session_ends',
  /** The house changed the standing of a company. */
  standings: 'customer_standings',
} as const

const idList = z.array(z.string())

/** The ids in the payload of a notice, a JSON array; null for a payload that names none. */
export function changedIds(payload: string | null): string[] | null {
  try {
    return idList.parse(JSON.parse(payload ?? ''))
  } catch {
    return null
  }
}
