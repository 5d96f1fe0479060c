/**
 * The penalty of a document in 16 bits. The highest bits are for typos and missing words, then come optional filters,
 * then how and where its words were found. Lower is better.
 */
const COST_BITS = 10
const FILTER_BITS = 3
const COST_MAX = (1 << COST_BITS) - 1
const FILTERS_MAX = (1 << FILTER_BITS) - 1
const MISMATCHES_MAX = 7

/** The cost of each rank of attributes below the first: more than any difference between kinds of matches. */
export const ATTRIBUTE_COST = 10

export const WORD_COST = { whole: 0, stem: 1, part: 3, synonym: 4, prefix: 6 } as const

/** In languages where the head comes first, a later word is less relevant. */
export const LATER_COST = 1

/** A missing word counts as this many typos. */
export const MISSING_MISMATCHES = 2

/** The cost of a word that a document does not contain. */
export const ABSENT = 0xffff

export function packPenalty(mismatches: number, missedFilters: number, cost: number): number {
  return (
    (Math.min(mismatches, MISMATCHES_MAX) << (COST_BITS + FILTER_BITS)) |
    (Math.min(missedFilters, FILTERS_MAX) << COST_BITS) |
    Math.min(cost, COST_MAX)
  )
}

export function unpackMismatches(penalty: number): number {
  return penalty >>> (COST_BITS + FILTER_BITS)
}

export function unpackMissedFilters(penalty: number): number {
  return (penalty >>> COST_BITS) & FILTERS_MAX
}

export function unpackCost(penalty: number): number {
  return penalty & COST_MAX
}
