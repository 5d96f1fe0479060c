import type { RequestKind } from './request-kinds.ts'
import type { RequestState } from './request-lifecycle.ts'

/** Whose turn it is in a conversation; the customer may reply or, after a question, has to. */
export const TURNS = ['house', 'customer-may', 'customer', 'stock', 'none'] as const
export type Turn = (typeof TURNS)[number]

/**
 * `stock`: no one's, because the back-in-stock notice is sent automatically. Such a request has no conversation and can
 * only be closed.
 */
export function whoseTurn({ kind, state }: { kind: RequestKind; state: RequestState }): Turn {
  if (kind === 'back-in-stock' && state === 'waiting') return 'stock'
  return TURN_OF[state]
}

const TURN_OF = { new: 'house', replied: 'customer-may', waiting: 'customer', closed: 'none' } as const
