import type { EngineAnswer } from '../engine/run-query.ts'
import { costOf, faultsOf, missedFiltersOf } from '../text/text-cost.ts'

/** Why a hit stands where it stands, in the hosted engine's words; `firstMatchedWord` sums how far off words were. */
export function rankingInfo({ penalties, words }: EngineAnswer, slot: number, position: number) {
  const penalty = penalties?.[slot] ?? 0
  const found = words.filter(({ isRemoved }) => !isRemoved).length
  return {
    nbTypos: faultsOf(penalty),
    firstMatchedWord: costOf(penalty),
    proximityDistance: 0,
    userScore: position,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: costOf(penalty) === 0 && faultsOf(penalty) === 0 ? found : 0,
    words: found,
    filters: -missedFiltersOf(penalty),
  }
}
