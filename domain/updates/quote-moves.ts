import type { QuoteState } from '../quote/quote-lifecycle.ts'

/**
 * What is new about a quote for its client: a version that was sent, a comment of the house on a line, and what its state
 * became without them.
 */
export const QUOTE_MOVES = ['sent', 'commented', 'ordered', 'withdrawn', 'expired'] as const
export type QuoteMove = (typeof QUOTE_MOVES)[number]

/** The id of the update about what happened to a version of a quote. */
export function quoteUpdateId(
  number: string,
  move: Exclude<QuoteMove, 'commented'>,
  version: number,
): string {
  return `quote ${number} ${move} ${version}`
}

/** The id of the update about a comment of the house. */
export function commentUpdateId(commentId: string): string {
  return `quote comment ${commentId}`
}

/** The ids of all updates that a client has read who has seen the page of a quote. `comments`: the ids of those of the house. */
export function quoteUpdateIds({
  number,
  version,
  state,
  comments,
}: {
  number: string
  version: number
  state: QuoteState
  comments: readonly string[]
}): string[] {
  const own = QUOTE_MOVES.find((move) => move === state)
  const moves = own === undefined || own === 'commented' || own === 'sent' ? [] : [own]
  return [
    ...comments.map(commentUpdateId),
    ...(['sent', ...moves] as const).map((move) => quoteUpdateId(number, move, version)),
  ]
}
