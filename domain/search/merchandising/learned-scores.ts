import { splitWords } from '../word-match.ts'

/** How many days choices count; older ones are deleted. */
export const CHOICE_DAYS = 180
/** The weight of a choice halves after this many weeks. */
const HALF_LIFE_WEEKS = 4
/** The minimum number of visitors who must choose a piece before it gets a score. */
export const CHOOSERS_MIN = 5
/**
 * How many visitors of one network count for a piece per day: fewer than `CHOOSERS_MIN`, so one network cannot create a
 * score.
 */
export const CHOOSERS_PER_NETWORK_MAX = 2
/** A visitor with more choices is a bot and does not count. */
export const CHOICES_PER_VISITOR_MAX = 200
/** From this place on, the weight of a choice no longer grows. */
export const PLACE_COUNTED_MAX = 16
/** The maximum number of scored pieces per search. */
const SCORED_MAX = 50

/** What a visitor did with a chosen piece; the furthest step counts. */
export const CHOICE_STEPS = ['chosen', 'bag', 'ordered'] as const
type ChoiceStep = (typeof CHOICE_STEPS)[number]
const WORTH: Readonly<Record<ChoiceStep, number>> = { chosen: 1, bag: 3, ordered: 8 }

/**
 * How many visitors chose a piece in the results of a search, at a place and a time. A visitor is counted once per
 * search and piece.
 */
export type ChoiceCount = {
  readonly language: string
  readonly term: string
  /** The product number. */
  readonly product: string
  /** From 1. */
  readonly place: number
  readonly step: ChoiceStep
  readonly weeksAgo: number
  readonly visitors: number
}

/** From 0 to 1, by product number: 1 for the piece chosen most. */
export type LearnedScores = ReadonlyMap<string, number>

/** The key of a search, which is the same for `Lámpara` and `lampara`. */
export function learnedKey(language: string, term: string): string {
  return `${language}:${splitWords(term).join(' ')}`
}

/**
 * Scores by search key. The further down a piece was when it was chosen, the more the choice counts, by the square root
 * of its place, because few visitors look that far. Pieces chosen by fewer than `CHOOSERS_MIN` visitors have no score.
 */
export function learnedScores(counts: readonly ChoiceCount[]): ReadonlyMap<string, LearnedScores> {
  const byKey = Map.groupBy(counts, ({ language, term }) => learnedKey(language, term))
  return new Map(
    [...byKey].flatMap(([key, own]) => {
      const scores = scoresOf(own)
      return scores.size > 0 ? [[key, scores]] : []
    }),
  )
}

/** Scores over all searches, in any language. */
export function computePopularity(counts: readonly ChoiceCount[]): LearnedScores {
  return scoresOf(counts)
}

function scoresOf(counts: readonly ChoiceCount[]): LearnedScores {
  const weights = [...Map.groupBy(counts, ({ product }) => product)].flatMap(([product, own]) => {
    const visitors = own.reduce((sum, each) => sum + each.visitors, 0)
    const weight = own.reduce((sum, each) => sum + weightOf(each), 0)
    return visitors < CHOOSERS_MIN ? [] : [{ product, weight }]
  })
  const best = weights.sort((one, other) => other.weight - one.weight).slice(0, SCORED_MAX)
  const most = best[0]?.weight ?? 1
  return new Map(best.map(({ product, weight }) => [product, Math.round((weight / most) * 1000) / 1000]))
}

function weightOf({ place, step, weeksAgo, visitors }: ChoiceCount): number {
  const placeWeight = Math.sqrt(Math.min(Math.max(place, 1), PLACE_COUNTED_MAX))
  return visitors * WORTH[step] * placeWeight * 0.5 ** (Math.max(weeksAgo, 0) / HALF_LIFE_WEEKS)
}
