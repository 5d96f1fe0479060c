import type { RequestKind } from './request-kinds.ts'
import type { RequestState } from './request-lifecycle.ts'
import { whoseTurn } from './whose-turn.ts'

export type Mergeable = {
  id: string
  kind: RequestKind
  state: RequestState
  /** The signed-in customer's account; null for a guest. */
  accountId: string | null
  email: string
  replyBy: Date | null
  mergedInto: string | null
}

export type MergeRefusal = 'merge-itself' | 'already-merged' | 'waits-for-stock' | 'sender-differs'

/**
 * Null if the conversation of a request can be merged into another's. Only the same account or, without accounts, the
 * same address counts as the same sender: anyone may type an address, and could otherwise read what its owner wrote.
 */
export function mergeRefusal(request: Mergeable, target: Mergeable): MergeRefusal | null {
  if (request.id === target.id) return 'merge-itself'
  if (request.mergedInto !== null || target.mergedInto !== null) return 'already-merged'
  // A merged request would no longer wait for its notification.
  if ([request, target].some((one) => whoseTurn(one) === 'stock')) return 'waits-for-stock'
  if (request.accountId !== target.accountId) return 'sender-differs'
  if (request.accountId !== null) return null
  return request.email.toLowerCase() === target.email.toLowerCase() ? null : 'sender-differs'
}

/** The target of a merge becomes new, with the earlier of the two due times. */
export function afterMerge(request: Mergeable, target: Mergeable): Pick<Mergeable, 'state' | 'replyBy'> {
  const { state, replyBy } = target
  if (request.state !== 'new') return { state, replyBy }
  if (state !== 'new' || replyBy === null) return { state: 'new', replyBy: request.replyBy }
  return { state, replyBy: request.replyBy !== null && request.replyBy < replyBy ? request.replyBy : replyBy }
}
