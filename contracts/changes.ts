import { z } from 'zod'

/**
 * What has changed in a service, for servers alone: `GET {service}/changes?since={cursor}` with the token that the
 * service gives to servers. 400 `cursor-malformed`, 401 without the token, 410 `cursor-expired` when changes after
 * the cursor have been removed: the reader must then read everything again.
 *
 * Without `since` the response has no changes, and the current cursor for following the service.
 */
export const changesResponse = z.object({
  /** In commit order: a change that is committed later never comes before the cursor. */
  changes: z.array(z.object({ kind: z.enum(['product', 'document']), id: z.string() })),
  cursor: z.string(),
  /** Further committed changes follow. If `changes` is empty, they wait for an open transaction. */
  hasMore: z.boolean(),
})
export type ChangesResponse = z.infer<typeof changesResponse>
export type ChangeKind = ChangesResponse['changes'][number]['kind']

/**
 * The database channels on which committed changes are announced (architecture.md §2): by an embedded service, or for a
 * hosted one by its webhook or poll.
 */
export const CHANGES = {
  /** `changedIds` are the products' numbers. An empty payload means that some changes have to be handled again. */
  products: 'commerce_product_changes',
  search: 'search_changes',
  /** `changedIds` are the documents' ids. */
  content: 'content_changes',
  /** The content service now returns the changed documents. */
  contentRefreshed: 'content_refreshed',
  /** The payload is the id of the transaction. */
  contentTransactions: 'content_transactions',
  /** Which editor works in which document, between Studios. */
  contentPresence: 'content_presence',
  /** The allowed picture hosts have changed. */
  pictureHosts: 'picture_hosts',
  sessionEnds: 'identity_session_ends',
  /** The standing of a company has changed. */
  standings: 'customer_standings',
} as const

const idList = z.array(z.string())

/** A JSON array in the payload of a notice; null for a payload without ids. */
export function changedIds(payload: string | null): string[] | null {
  try {
    return idList.parse(JSON.parse(payload ?? ''))
  } catch {
    return null
  }
}
