type Range = { readonly offset: number; readonly length: number }

/** Which items of a page are promoted, and which part of the others fills the rest of it. */
type PromotedPage = {
  /** In the order of the page: the index of a promoted item, and its place on the page. */
  readonly promoted: readonly { readonly index: number; readonly place: number }[]
  readonly others: Range
}

/**
 * A page of a list in which some items have a place of their own, counted from 0; `positions` are ascending, one for each. Of two at
 * one position, the second follows the first; beyond the end of the list, an item is the last. `others`: how many items have no place.
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
