import { LEARNED_OVERALL, learnedRecord } from '#contracts/search/learned-choices.ts'
import { LEARNED_PLACES_DEFAULT } from '#domain/search/merchandising/learned-order.ts'
import type { LearnedScores } from '#domain/search/merchandising/learned-scores.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Engine } from '../engine/engine.ts'
import { toSlots } from '../text/bitset.ts'
import { textLanguage } from '../text/language.ts'
import { splitWords } from '../text/words.ts'
import { rankingTable } from './search-tables.ts'

/** What was learned for a search: how far pieces may move, and how often each was chosen. */
export type LearnedRanking = { readonly places: number; readonly scores: LearnedScores }

/** Choices in all searches count half as much as choices in the same search. */
const OVERALL_SHARE = 0.5

export class LiveLearning {
  readonly #db: Queryable
  #places = LEARNED_PLACES_DEFAULT
  /** Cached for each state of the index, like `#searches`. */
  #overall: { engine: Engine; slot: number | undefined; scores: LearnedScores } | null = null
  #searches: { engine: Engine; slots: number; byForm: ReadonlyMap<string, readonly string[]> } | null = null

  constructor(db: Queryable) {
    this.#db = db
  }

  async refresh(): Promise<void> {
    const [row] = await this.#db.select({ places: rankingTable.places }).from(rankingTable)
    this.#places = row?.places ?? LEARNED_PLACES_DEFAULT
  }

  get places(): number {
    return this.#places
  }

  /** What was learned for a search; null if nothing was. `engine` is that of the index of learned choices. */
  rankingFor(engine: Engine, language: string | null, query: string): LearnedRanking | null {
    if (this.#places === 0 || language === null || query === '' || engine.size === 0) return null
    const scores = new Map([...this.#overallScores(engine)].map(([id, score]) => [id, score * OVERALL_SHARE]))
    const similarSearches = this.#searchesIn(engine).get(`${language}:${commonForm(language, query)}`) ?? []
    for (const [id, score] of similarSearches.flatMap((key) => [...scoresIn(engine, engine.slotOf(key))]))
      scores.set(id, Math.max(score, scores.get(id) ?? 0))
    return scores.size === 0 ? null : { places: this.#places, scores }
  }

  #overallScores(engine: Engine): LearnedScores {
    const slot = engine.slotOf(LEARNED_OVERALL)
    if (this.#overall?.engine !== engine || this.#overall.slot !== slot)
      this.#overall = { engine, slot, scores: scoresIn(engine, slot) }
    return this.#overall.scores
  }

  /** The keys of searches by the common form of their words. */
  #searchesIn(engine: Engine): ReadonlyMap<string, readonly string[]> {
    const { slots } = engine
    if (this.#searches?.engine !== engine || this.#searches.slots !== slots) {
      const read = engine.reader(['objectID'])
      const keys = [...toSlots(engine.all(), engine.size)].map((slot) => read(slot).objectID)
      const byForm = Map.groupBy(keys, (key) => {
        const [language = '', ...words] = key.split(':')
        return `${language}:${commonForm(language, words.join(':'))}`
      })
      this.#searches = { engine, slots, byForm }
    }
    return this.#searches.byForm
  }
}

/** A common form for searches with the same words: `lamp`, `the lamps`; `runde Lampe`, `Lampe rund`. */
function commonForm(language: string, query: string): string {
  const { isStopWord, stem } = textLanguage(language)
  const words = splitWords(query)
  const contentWords = words.filter((word) => !isStopWord(word))
  return [...new Set((contentWords.length > 0 ? contentWords : words).map(stem))].sort().join(' ')
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
