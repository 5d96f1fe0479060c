/** The maximum number of places by which a piece may move, and the default; 0 turns learning off. */
export const LEARNED_PLACES_MAX = 20
export const LEARNED_PLACES_DEFAULT = 3

/** How far items may move, depending on how often visitors chose them. */
type LearningOptions<Item> = {
  readonly places: number
  /** From 0 to 1. */
  scoreOf(item: Item): number
  /** Items move only within their class; a class is contiguous. */
  classOf(item: Item): number
}

/**
 * Moves items up by how often visitors chose them, by at most `places`; no other item moves down by more. The first `n`
 * of the result depend only on the first `n + places` items.
 */
export function learnedOrder<Item>(
  items: readonly Item[],
  { places, scoreOf, classOf }: LearningOptions<Item>,
): readonly Item[] {
  let run = 0
  let last: number | null = null
  const keyed = items.map((item, index) => {
    const own = classOf(item)
    if (last !== null && own !== last) run++
    last = own
    const score = Math.min(1, Math.max(0, scoreOf(item)))
    return { item, run, score, key: index - places * score }
  })
  return keyed
    .sort((one, other) => one.run - other.run || one.key - other.key || other.score - one.score)
    .map(({ item }) => item)
}
