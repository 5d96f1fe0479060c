/** Spec §9: pieces per page of a list. */
export const PIECES_PER_PAGE = 50

type Group = { readonly sectionId: string | null; readonly size: number }

/**
 * The sections of a list that appear on a page: those with a piece on it, and empty ones at their position. Pieces
 * without a section form the first group, which is omitted when empty.
 */
export function groupsOnPage<ListGroup extends Group>(
  groups: readonly ListGroup[],
  { offset, length, isLast }: { readonly offset: number; readonly length: number; readonly isLast: boolean },
): ListGroup[] {
  let start = 0
  return groups.filter(({ sectionId, size }) => {
    const end = start + size
    const startsHere = start >= offset && (start < offset + length || isLast)
    const isShown = size === 0 ? sectionId !== null && startsHere : start < offset + length && end > offset
    start = end
    return isShown
  })
}
