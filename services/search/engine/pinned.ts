import { splitPage } from '#domain/catalogue/pinned-pieces.ts'
import { type Bitset, deleteBit, hasBit } from './bitset.ts'
import type { Engine } from './engine.ts'

type ResultRange = { offset: number; length: number }

/**
 * A page of a result whose pinned documents come first, in their order. Those that are not in the result are skipped, as by
 * the hosted engine's `filterPromotes`; `others` returns a page of the rest.
 */
export function pinnedFirst(
  engine: Engine,
  set: Bitset,
  { pinned, ...range }: ResultRange & { pinned: readonly string[] },
  others: (set: Bitset, range: ResultRange) => number[],
): number[] {
  const found = pinned.flatMap((objectID) => {
    const slot = engine.slotOf(objectID)
    return slot !== undefined && hasBit(set, slot) ? [slot] : []
  })
  if (found.length === 0) return others(set, range)
  const slots = [...new Set(found)]
  // A copy, since the facets are counted in all of it.
  const rest = set.slice()
  for (const slot of slots) deleteBit(rest, slot)
  const page = splitPage(range, slots.length)
  const first = slots.slice(page.pinned.offset, page.pinned.offset + page.pinned.length)
  return page.others.length === 0 ? first : [...first, ...others(rest, page.others)]
}
