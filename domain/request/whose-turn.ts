import type { RequestKind } from './request-kinds.ts'
import type { RequestState } from './request-lifecycle.ts'

/** Who writes next about a request: the house, or its customer, who may or, after a question, has to. */
export const TURNS = ['house', 'customer-may', 'customer', 'stock', 'none'] as const
export type Turn = (typeof TURNS)[number]

/**
 * Whose turn it is. `stock`: no one's, because the notice that a piece is back is sent by itself; such a request has no
 * conversation, and can only be closed.
 */
export function whoseTurn({ kind, state }: { kind: RequestKind; state: RequestState }): Turn {
  if (kind === 'back-in-stock' && state === 'waiting') return 'stock'
  return TURN_OF[state]
}

const TURN_OF = { new: 'house', replied: 'customer-may', waiting: 'customer', closed: 'none' } as const
