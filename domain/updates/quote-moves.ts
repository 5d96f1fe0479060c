import type { QuoteState } from '../quote/quote-lifecycle.ts'

/**
 * News about a quote for its client: a sent version, the house's comment on a line, and state changes without either.
 */
export const QUOTE_MOVES = ['sent', 'commented', 'ordered', 'withdrawn', 'expired'] as const
export type QuoteMove = (typeof QUOTE_MOVES)[number]

export function quoteUpdateId(
  number: string,
  move: Exclude<QuoteMove, 'commented'>,
  version: number,
): string {
  return `quote ${number} ${move} ${version}`
}

export function commentUpdateId(commentId: string): string {
  return `quote comment ${commentId}`
}

/**
 * The ids of the updates that count as read once the client opens the quote's page. `comments` are the ids of the
 * house's comments.
 */
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
