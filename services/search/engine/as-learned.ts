import { learnedOrder } from '#domain/search/merchandising/learned-order.ts'
import { faultsOf } from '../text/text-cost.ts'
import { hasBit } from './bitset.ts'
import type { Engine } from './engine.ts'
import { soldOutIn } from './sold-out.ts'

type ResultRange = { offset: number; length: number }

/**
 * A page of a ranked result in which what was chosen has moved up; `best` returns a part of it as ranked. Nothing moves before what
 * lacks less, nor what is sold out before what is not.
 */
export function asLearned(
  engine: Engine,
  penalties: Uint16Array,
  { places, scores }: { places: number; scores: ReadonlyMap<string, number> },
  { offset, length }: ResultRange,
  best: (range: ResultRange) => number[],
): number[] {
  const soldOut = soldOutIn(engine)
  const bySlot = new Map([...scores].map(([objectID, score]) => [engine.slotOf(objectID) ?? -1, score]))
  const ranked = best({ offset: 0, length: offset + length + places })
  return learnedOrder(ranked, {
    places,
    scoreOf: (slot) => bySlot.get(slot) ?? 0,
    classOf: (slot) => faultsOf(penalties[slot] ?? 0) * 2 + (hasBit(soldOut, slot) ? 1 : 0),
  }).slice(offset, offset + length)
}
