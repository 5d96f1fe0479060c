import { mendozaPatch } from '../revisions/mendoza.ts'
import type { Revision } from '../revisions/read-revisions.ts'
import type { ListenRequest } from './listen-request.ts'

/** Whether a document matches a listener's query before and after a change. */
export type Match = { readonly before: boolean; readonly after: boolean }

/**
 * The event of a change for one listener, as Sanity sends it: `appear`, `update` or `disappear` of the query's result.
 * `total` and `current` count the documents of the transaction. Null if the listener is not concerned.
 */
export function mutationEvent(
  { documentId, transactionId, at, author, mutations, document, previous }: Revision,
  { before, after }: Match,
  request: ListenRequest,
  { current, total }: { current: number; total: number },
) {
  if (!before && !after) return null
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    transition: before ? (after ? 'update' : 'disappear') : 'appear',
    identity: author ?? 'token',
    ...(request.hasMutations && { mutations }),
    ...(request.hasEffects && {
      effects: { apply: mendozaPatch(previous, document), revert: mendozaPatch(document, previous) },
    }),
    ...(previous && { previousRev: previous._rev }),
    resultRev: transactionId,
    ...(request.hasResult && document && { result: document }),
    ...(request.hasPrevious && previous && { previous }),
    timestamp: at.toISOString(),
    visibility: request.visibility === 'query' ? 'query' : 'transaction',
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
  }
}
