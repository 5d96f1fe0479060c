type Range = { readonly offset: number; readonly length: number }

/** The promoted items of a page, and the slice of the others that fills it. */
type PromotedPage = {
  /** In page order: the index of a promoted item and its place on the page. */
  readonly promoted: readonly { readonly index: number; readonly place: number }[]
  readonly others: Range
}

/**
 * One page of a list in which some items have fixed positions, counted from 0; `positions` are ascending. If two have
 * the same position, the second follows the first; beyond the end of the list, an item comes last. `others` is the
 * number of items without a position.
 */
export function promotedPage(
  { offset, length }: Range,
  positions: readonly number[],
  others: number,
): PromotedPage {
  let next = 0
  const places = positions.map((position, index) => {
    const place = Math.min(Math.max(position, next), others + index)
    next = place + 1
    return place
  })
  const before = places.filter((place) => place < offset).length
  const promoted = places.flatMap((place, index) =>
    place >= offset && place < offset + length ? [{ index, place: place - offset }] : [],
  )
  return { promoted, others: { offset: offset - before, length: length - promoted.length } }
}
