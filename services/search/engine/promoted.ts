import { promotedPage } from '#domain/search/merchandising/promoted-places.ts'
import { type Bitset, countBits, deleteBit, hasBit } from '../text/bitset.ts'
import type { Engine } from './engine.ts'
import { getSoldOut } from './sold-out.ts'

type ResultRange = { offset: number; length: number }

/** Consecutive documents in a result, starting at a position that counts from 0. */
export type PromotedGroup = { readonly objectIDs: readonly string[]; readonly position: number }

/** The slots of promoted documents with their positions, ascending. */
export type PinnedSlots = readonly (readonly [slot: number, position: number])[]

/**
 * The positions of the promoted documents that are in a set. Missing ones leave no gap; sold-out ones are not promoted.
 */
export function pinnedSlotsIn(engine: Engine, set: Bitset, promoted: readonly PromotedGroup[]): PinnedSlots {
  if (promoted.length === 0) return []
  const soldOut = getSoldOut(engine)
  const places = new Map<number, number>()
  for (const { objectIDs, position } of promoted) {
    let next = position
    for (const slot of objectIDs.flatMap((objectID) => engine.slotOf(objectID) ?? [])) {
      if (!places.has(slot) && hasBit(set, slot) && !hasBit(soldOut, slot)) places.set(slot, next++)
    }
  }
  return [...places].sort(([, one], [, other]) => one - other)
}

/** A page of a result with promoted documents at their positions; `selectRest` returns a page of the others. */
export function withPromoted(
  set: Bitset,
  places: PinnedSlots,
  range: ResultRange,
  selectRest: (set: Bitset, range: ResultRange) => number[],
): number[] {
  if (places.length === 0) return selectRest(set, range)
  // A copy, since the facets are counted over the whole set.
  const others = set.slice()
  for (const [slot] of places) deleteBit(others, slot)
  const positions = places.map(([, position]) => position)
  const page = promotedPage(range, positions, countBits(others))
  const slots = page.others.length > 0 ? selectRest(others, page.others) : []
  for (const { index, place } of page.promoted) slots.splice(place, 0, places[index]?.[0] ?? 0)
  return slots
}
