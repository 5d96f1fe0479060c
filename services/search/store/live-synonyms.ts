import type { Queryable } from '#services/kernel/database/database.ts'
import { getLanguage } from '../index-settings.ts'
import { toNameRule } from '../synonym.ts'
import { textLanguage } from '../text/language.ts'
import { createSynonymIndex, NO_SYNONYMS, type SynonymIndex } from '../text/synonyms/synonym-index.ts'
import type { IndexRow } from './index-catalogue.ts'
import { readSynonyms } from './synonym-store.ts'

type CachedSynonyms = { revision: number; language: string | null; synonyms: SynonymIndex }

/** The synonyms of every index that has any, in sync with the database. */
export class LiveSynonyms {
  readonly #db: Queryable
  #cached = new Map<number, CachedSynonyms>()

  constructor(db: Queryable) {
    this.#db = db
  }

  /** Updates the synonyms of changed indexes. `rows` must contain all indexes. */
  async refresh(rows: readonly IndexRow[]): Promise<void> {
    const wanted = rows
      .filter(({ synonymsRevision }) => synonymsRevision > 0)
      .map(({ id, synonymsRevision, settings }) => ({
        id,
        revision: synonymsRevision,
        language: getLanguage(settings),
      }))
    const changed = wanted.filter(({ id, revision, language }) => {
      const known = this.#cached.get(id)
      return known?.revision !== revision || known.language !== language
    })
    if (changed.length === 0 && wanted.length === this.#cached.size) return
    const read = await readSynonyms(
      this.#db,
      changed.map(({ id }) => id),
    )
    const known = new Map<number, CachedSynonyms>()
    for (const { id, revision, language } of wanted) {
      const rules = read.get(id)?.map(toNameRule)
      const synonyms = rules ? createSynonymIndex(rules, textLanguage(language)) : this.synonymsFor(id)
      known.set(id, { revision, language, synonyms })
    }
    this.#cached = known
  }

  /** The synonyms of an index, which must not be a replica. */
  synonymsFor(indexId: number): SynonymIndex {
    return this.#cached.get(indexId)?.synonyms ?? NO_SYNONYMS
  }
}
