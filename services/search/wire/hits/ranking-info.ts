import type { EngineResponse } from '../../engine/run-query.ts'
import { costOf, faultsOf, missedFiltersOf } from '../../text/text-cost.ts'

/** The ranking of a hit, in the hosted engine's terms; `firstMatchedWord` sums the distances of words. */
export function rankingInfo({ penalties, words }: EngineResponse, slot: number, position: number) {
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
