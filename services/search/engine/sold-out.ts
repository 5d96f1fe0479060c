import { type Bitset, intersect, passingSlotsOf } from '../text/bitset.ts'
import { costOf, faultsOf, missedFiltersOf, penaltyOf } from '../text/text-cost.ts'
import type { Engine } from './engine.ts'
import { setsOf } from './understood/fact-sets.ts'

/** Larger than any difference between documents that match equally well. */
const SOLD_OUT_COST = 500

export function soldOutIn(engine: Engine): Bitset {
  return setsOf(engine, ['state:sold-out']).any
}

/** Ranks sold-out documents after all that match equally well. */
export function putSoldOutLast(engine: Engine, penalties: Uint16Array, set: Bitset): void {
  const soldOut = set.slice()
  intersect(soldOut, soldOutIn(engine))
  for (const slot of passingSlotsOf(soldOut)) {
    const penalty = penalties[slot] ?? 0
    penalties[slot] = penaltyOf(faultsOf(penalty), missedFiltersOf(penalty), costOf(penalty) + SOLD_OUT_COST)
  }
}
