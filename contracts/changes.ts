import { z } from 'zod'

/**
 * What has changed in a service, for servers only: `GET {service}/changes?since={cursor}` with the service's server
 * token. 400 `cursor-malformed`; 401 without the token; 410 `cursor-expired` if changes after the cursor have been
 * deleted, so the reader must read everything again.
 * Without `since` the response has no changes, only the current cursor from which to follow the service.
 */
export const changesResponse = z.object({
  /** In commit order: a change that is committed later never comes before the cursor. */
  changes: z.array(z.object({ kind: z.enum(['product', 'document']), id: z.string() })),
  cursor: z.string(),
  /** More committed changes follow. If `changes` is empty, they are waiting for an open transaction. */
  hasMore: z.boolean(),
})
export type ChangesResponse = z.infer<typeof changesResponse>
export type ChangeKind = ChangesResponse['changes'][number]['kind']

/**
 * The database channels on which committed changes are announced (architecture.md §2): by an embedded service itself,
 * or by the webhook or poll of a hosted one.
 */
export const CHANGES = {
  /** `changedIds` are product numbers. An empty payload means that some changes have to be handled again. */
  products: 'commerce_product_changes',
  search: 'search_changes',
  /** `changedIds` are document ids. */
  content: 'content_changes',
  /** The content service now returns the changed documents. */
  contentRefreshed: 'content_refreshed',
  /** The payload is the id of the transaction. */
  contentTransactions: 'content_transactions',
  /** Announces between Studios which editor is working in which document. */
  contentPresence: 'content_presence',
  /** The allowed picture hosts have changed. */
  pictureHosts: 'picture_hosts',
  sessionEnds: 'identity_session_ends',
  /** The standing of a company has changed. */
  standings: 'customer_standings',
} as const

const idList = z.array(z.string())

/** Parses the JSON array in a notification's payload; null if the payload has no ids. */
export function changedIds(payload: string | null): string[] | null {
  try {
    return idList.parse(JSON.parse(payload ?? ''))
  } catch {
    return null
  }
}
