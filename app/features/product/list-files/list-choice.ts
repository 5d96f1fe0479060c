import type { Paper } from '#domain/market/paper.ts'

export const LIST_PRICES = ['public', 'trade', 'client', 'none'] as const
export type ListPrices = (typeof LIST_PRICES)[number]

/** What a list is to state, as it was chosen and checked. */
export type ListChoice = {
  readonly title: string
  /** For whom it is; empty for no one in particular. */
  readonly client: string
  readonly prices: ListPrices
  /** In percent, for the client's prices. */
  readonly markUp: number
  /** The last day on which prices hold, yyyy-MM-dd; null if it is not stated. */
  readonly until: string | null
  readonly paper: Paper
  readonly hasNotes: boolean
  /** Whether the studio is in place of the house. */
  readonly hasStudio: boolean
}
