/**
 * Only the first pages of a list are searched for pinned pieces, and the rules of a hosted engine have this limit too.
 */
export const PINNED_MAX = 100

/** Moves one item; returns the list unchanged if `from` or `to` is out of range. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
