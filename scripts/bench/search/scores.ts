/** The relevance of results compared with the best possible ones. */
export type Scores = {
  /** Gains of the first ten, discounted by rank, over the best possible (NDCG); 0 to 1. */
  ndcg: number
  /** 1 if the first result is an exact match, otherwise 0. */
  success: number
}

const DEPTH = 10
const EXACT_MATCH_SCORE = 3

/** Scores a list of results. `grades` has those of all relevant pieces. */
export function score(response: readonly string[], grades: ReadonlyMap<string, number>): Scores {
  const gains = response.slice(0, DEPTH).map((id) => grades.get(id) ?? 0)
  const best = [...grades.values()].sort((one, other) => other - one).slice(0, DEPTH)
  const ideal = discount(best)
  return {
    ndcg: ideal === 0 ? 0 : discount(gains) / ideal,
    success: gains[0] === EXACT_MATCH_SCORE ? 1 : 0,
  }
}

export function mean(scores: readonly Scores[]): Scores {
  const average = (pick: (each: Scores) => number) =>
    scores.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, scores.length)
  return { ndcg: average(({ ndcg }) => ndcg), success: average(({ success }) => success) }
}

function discount(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0)
}
