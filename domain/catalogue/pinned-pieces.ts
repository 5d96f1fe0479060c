/** How many pieces of a category can be pinned: the first pages of a list are looked at, and rules of a hosted engine end here. */
export const PINNED_MAX = 100

/** The list with the item at `from` moved to `to`; unchanged if either is outside of it. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
