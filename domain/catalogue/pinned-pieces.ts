/** How many pieces of a category can be pinned: the first pages of a list are looked at, and rules of a hosted engine end here. */
export const PINNED_MAX = 100

type Range = { readonly offset: number; readonly length: number }

/**
 * Which part of a page shows pinned pieces, and which part the others in their own order, where `pinned` pieces come before
 * all others. Both ranges count from 0 within their part.
 */
export function splitPage({ offset, length }: Range, pinned: number): { pinned: Range; others: Range } {
  const start = Math.min(offset, pinned)
  const count = Math.min(length, pinned - start)
  return {
    pinned: { offset: start, length: count },
    others: { offset: Math.max(0, offset - pinned), length: length - count },
  }
}

/** The list with the item at `from` moved to `to`; unchanged if either is outside of it. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
