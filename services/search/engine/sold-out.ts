import { type Bitset, intersect, toTransientSlots } from '../text/bitset.ts'
import { packPenalty, unpackCost, unpackMismatches, unpackMissedFilters } from '../text/text-cost.ts'
import type { Engine } from './engine.ts'
import { getFactSets } from './understood/fact-sets.ts'

/** Larger than any difference between documents that match equally well. */
const SOLD_OUT_COST = 500

export function getSoldOut(engine: Engine): Bitset {
  return getFactSets(engine, ['state:sold-out']).any
}

/** Ranks sold-out documents after all that match equally well. */
export function putSoldOutLast(engine: Engine, penalties: Uint16Array, set: Bitset): void {
  const soldOut = set.slice()
  intersect(soldOut, getSoldOut(engine))
  for (const slot of toTransientSlots(soldOut)) {
    const penalty = penalties[slot] ?? 0
    penalties[slot] = packPenalty(
      unpackMismatches(penalty),
      unpackMissedFilters(penalty),
      unpackCost(penalty) + SOLD_OUT_COST,
    )
  }
}
