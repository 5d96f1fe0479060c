/**
 * Spec §3: the order of a list. Each item has a rank, a text over `DIGITS` that is compared as ASCII: a head of five
 * digits, plus a fraction only if no head is free between two others. Moving an item therefore changes no other.
 */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
const HEAD = 5
const HEAD_MAX = DIGITS.length ** HEAD - 1
/** The gap between heads after ranks are spread out again: room for ten moves to one spot without a fraction. */
const STEP = DIGITS.length ** 2
/** Beyond this length all ranks are spread out again. Reaching it takes more than a hundred moves to one spot. */
export const RANK_LENGTH_MAX = 32

export type RankedItem = { readonly id: string; readonly rank: string }

/** Items of equal rank are ordered by id, so that everyone sees the same order. */
export function byRank(one: RankedItem, other: RankedItem): number {
  return compare(one.rank, other.rank) || compare(one.id, other.id)
}

/** Null means the start or the end. `before` must be less than `after`. */
export function rankBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after)
    throw new Error(`${before} is not before ${after}`)
  const low = before === null ? null : headOf(before)
  const high = after === null ? null : headOf(after)
  if (low === null && high === null) return toHead(Math.floor(HEAD_MAX / 2))
  if (low === null && high !== null && high > 1) return toHead(high - 1)
  if (high === null && low !== null && low < HEAD_MAX) return toHead(low + 1)
  if (low !== null && high !== null && high - low > 1) return toHead(Math.floor((low + high) / 2))
  // The head 0 always has a fraction, so that another rank fits before it.
  const head = low ?? 0
  const isSameHead = high === head
  return (
    toHead(head) +
    fractionBetween(before?.slice(HEAD) ?? '', isSameHead ? (after?.slice(HEAD) ?? null) : null)
  )
}

/** Evenly spaced ranks around the middle. */
export function spreadRanks(count: number): string[] {
  const first = Math.floor(HEAD_MAX / 2 - (count * STEP) / 2)
  return Array.from({ length: count }, (_, index) => toHead(first + index * STEP))
}

/** Ranks after `last`, or from the start if it is null. */
export function ranksAfter(last: string | null, count: number): string[] {
  const ranks: string[] = []
  for (let rank = last; ranks.length < count; ranks.push(rank)) rank = rankBetween(rank, null)
  return ranks
}

export type RankPlacement = {
  readonly rank: string
  /** Other items whose rank changes; empty unless no short rank is free at that spot. */
  readonly others: readonly RankedItem[]
}

/**
 * The rank of an item placed after `anchor`, at the start (null) or at the end. `siblings` are the other items, in any
 * order. If the anchor has been removed, its former rank counts.
 */
export function placeAfter(
  siblings: readonly RankedItem[],
  anchor: RankedItem | 'last' | null,
): RankPlacement {
  const ordered = siblings.toSorted(byRank)
  const index =
    anchor === 'last'
      ? ordered.length
      : ordered.filter((sibling) => anchor !== null && byRank(sibling, anchor) <= 0).length
  const before = ordered[index - 1]?.rank ?? null
  const after = ordered[index]?.rank ?? null
  if (before === null || after === null || before < after) {
    const rank = rankBetween(before, after)
    if (rank.length <= RANK_LENGTH_MAX) return { rank, others: [] }
  }
  const ranks = spreadRanks(ordered.length + 1)
  const rank = ranks[index] ?? ''
  const others = ordered.map(({ id }, old) => ({ id, rank: ranks[old < index ? old : old + 1] ?? '' }))
  return { rank, others }
}

/** Items without a section first, then section by section. */
export function inListOrder<Item extends RankedItem & { readonly sectionId: string | null }>(
  items: readonly Item[],
  sections: readonly RankedItem[],
): Item[] {
  const positions = new Map(sections.toSorted(byRank).map(({ id }, position) => [id, position]))
  const positionOf = ({ sectionId }: Item) => (sectionId === null ? -1 : (positions.get(sectionId) ?? -1))
  return items.toSorted((one, other) => positionOf(one) - positionOf(other) || byRank(one, other))
}

/**
 * A fraction between two others, of which the first is smaller; null is the end, and '' is 0. A fraction never ends in
 * 0, so there is always another one in between.
 */
function fractionBetween(before: string, after: string | null): string {
  let shared = ''
  for (let index = 0; ; index++) {
    const low = digitOf(before, index)
    const high = after === null ? DIGITS.length : digitOf(after, index)
    if (high - low > 1) return shared + DIGITS.charAt(Math.floor((low + high) / 2))
    shared += DIGITS.charAt(low)
    // From here on, anything that follows `before` is less than `after`.
    if (high > low) after = null
  }
}

const digitOf = (text: string, index: number) => Math.max(0, DIGITS.indexOf(text.charAt(index) || '0'))
const headOf = (rank: string) => Number.parseInt(rank.slice(0, HEAD), DIGITS.length)
const toHead = (number: number) => number.toString(DIGITS.length).padStart(HEAD, '0')
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
