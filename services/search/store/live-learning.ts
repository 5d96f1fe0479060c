import { LEARNED_OF_ALL, learnedRecord } from '#contracts/search/learned-choices.ts'
import { LEARNED_PLACES_DEFAULT } from '#domain/search/merchandising/learned-order.ts'
import { type LearnedScores, learnedKey } from '#domain/search/merchandising/learned-scores.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Engine } from '../engine/engine.ts'
import { rankingTable } from './search-tables.ts'

/** What was learned for a search: how far pieces may move, and how much each was chosen. */
export type Learned = { readonly places: number; readonly scores: LearnedScores }

/** What was chosen in any search counts half as much as in this one. */
const OF_ALL_SHARE = 0.5

/** How far searches may learn, as the database has it. */
export class LiveLearning {
  readonly #db: Queryable
  #places = LEARNED_PLACES_DEFAULT
  /** Read once for each state of the index. */
  #ofAll: { engine: Engine; slot: number | undefined; scores: LearnedScores } | null = null

  constructor(db: Queryable) {
    this.#db = db
  }

  async follow(): Promise<void> {
    const [row] = await this.#db.select({ places: rankingTable.places }).from(rankingTable)
    this.#places = row?.places ?? LEARNED_PLACES_DEFAULT
  }

  get places(): number {
    return this.#places
  }

  /** What was learned for a search; null if nothing was. `engine`: of the index of what was learned. */
  of(engine: Engine, language: string | null, query: string): Learned | null {
    if (this.#places === 0 || language === null || query === '' || engine.size === 0) return null
    const own = scoresIn(engine, engine.slotOf(learnedKey(language, query)))
    const scores = new Map([...this.#scoresOfAll(engine)].map(([id, score]) => [id, score * OF_ALL_SHARE]))
    for (const [id, score] of own) scores.set(id, Math.max(score, scores.get(id) ?? 0))
    return scores.size === 0 ? null : { places: this.#places, scores }
  }

  #scoresOfAll(engine: Engine): LearnedScores {
    const slot = engine.slotOf(LEARNED_OF_ALL)
    if (this.#ofAll?.engine !== engine || this.#ofAll.slot !== slot)
      this.#ofAll = { engine, slot, scores: scoresIn(engine, slot) }
    return this.#ofAll.scores
  }
}

function scoresIn(engine: Engine, slot: number | undefined): LearnedScores {
  const record = slot === undefined ? null : learnedRecord.safeParse(engine.recordAt(slot)).data
  return new Map(
    (record?.scores ?? []).map((text) => {
      const [id = '', score = '0'] = text.split(':')
      return [id, Number(score) || 0]
    }),
  )
}
