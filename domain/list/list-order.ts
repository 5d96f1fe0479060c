/** Pieces without a section come first, then section by section. */
type OrderedItem = { readonly id: string; readonly sectionId: string | null }

export type Place = { readonly sectionId: string | null; readonly after: string | null }

export function piecesIn<Item extends OrderedItem>(items: readonly Item[], sectionId: string | null): Item[] {
  return items.filter((item) => item.sectionId === sectionId)
}

/** Starts at 1; 0 for an unknown piece. */
export function positionOf(items: readonly OrderedItem[], id: string): number {
  const item = items.find((candidate) => candidate.id === id)
  return item ? piecesIn(items, item.sectionId).indexOf(item) + 1 : 0
}

/** The place of the `position`-th piece (from 1) of a section; a position past the end means the end. */
export function placeAt(
  items: readonly OrderedItem[],
  id: string,
  { sectionId, position }: { readonly sectionId: string | null; readonly position: number },
): Place {
  const others = piecesIn(items, sectionId).filter((item) => item.id !== id)
  const index = Math.min(Math.max(1, position), others.length + 1) - 1
  return { sectionId, after: others[index - 1]?.id ?? null }
}

/**
 * The place one step up or down. From the top of a section a step up leads to the end of the previous one, and from its
 * end a step down to the start of the next. Null at either end of the list.
 */
export function stepPlace(
  { items, sectionIds }: { readonly items: readonly OrderedItem[]; readonly sectionIds: readonly string[] },
  id: string,
  by: 1 | -1,
): Place | null {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) return null
  const group = piecesIn(items, item.sectionId)
  const position = group.indexOf(item) + 1 + by
  if (position >= 1 && position <= group.length) {
    return placeAt(items, id, { sectionId: item.sectionId, position })
  }
  const groups = [null, ...sectionIds]
  const sectionId = groups[groups.indexOf(item.sectionId) + by]
  if (sectionId === undefined) return null
  const last = Number.POSITIVE_INFINITY
  return placeAt(items, id, { sectionId, position: by === 1 ? 1 : last })
}

/** Returns the items unchanged if the piece, its section or its neighbor is not in the list. */
export function placeListItem<Item extends OrderedItem>(
  { items, sectionIds }: { readonly items: readonly Item[]; readonly sectionIds: readonly string[] },
  id: string,
  { sectionId, after }: Place,
): readonly Item[] {
  const item = items.find((candidate) => candidate.id === id)
  const groups = [null, ...sectionIds]
  const isKnown = after === null || piecesIn(items, sectionId).some((other) => other.id === after)
  if (!item || !groups.includes(sectionId) || !isKnown || after === id) return items
  return groups.flatMap((group) => {
    const others = piecesIn(items, group).filter((other) => other.id !== id)
    if (group !== sectionId) return others
    const index = others.findIndex((other) => other.id === after) + 1
    return others.toSpliced(index, 0, { ...item, sectionId })
  })
}
