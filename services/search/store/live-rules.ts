import type { Queryable } from '#services/kernel/database/database.ts'
import { getLanguage } from '../index-settings.ts'
import type { SearchRule } from '../rules/rule.ts'
import { createRuleBook, NO_RULES, type RuleBook } from '../rules/rule-book.ts'
import { textLanguage } from '../text/language.ts'
import type { IndexRow } from './index-catalogue.ts'
import { readRules } from './rule-store.ts'

type KnownRules = { revision: number; language: string | null; rules: readonly SearchRule[]; book: RuleBook }

/** The rules of every index that has any, in sync with the database. */
export class LiveRules {
  readonly #db: Queryable
  #known = new Map<number, KnownRules>()

  constructor(db: Queryable) {
    this.#db = db
  }

  /** Updates the rules of changed indexes. `rows` must contain all indexes. */
  async follow(rows: readonly IndexRow[]): Promise<void> {
    const wanted = rows
      .filter(({ rulesRevision }) => rulesRevision > 0)
      .map(({ id, rulesRevision, settings }) => ({
        id,
        revision: rulesRevision,
        language: getLanguage(settings),
      }))
    const changed = wanted.filter(({ id, revision, language }) => {
      const known = this.#known.get(id)
      return known?.revision !== revision || known.language !== language
    })
    if (changed.length === 0 && wanted.length === this.#known.size) return
    const read = await readRules(
      this.#db,
      changed.map(({ id }) => id),
    )
    this.#known = new Map(
      wanted.map(({ id, revision, language }) => {
        const rules = read.get(id)
        const known = this.#known.get(id)
        if (!rules && known) return [id, known]
        const book = createRuleBook(rules ?? [], textLanguage(language))
        return [id, { revision, language, rules: rules ?? [], book }]
      }),
    )
  }

  /** The rules of an index, which must not be a replica. */
  book(indexId: number): RuleBook {
    return this.#known.get(indexId)?.book ?? NO_RULES
  }

  /** When the next rule of any index starts or ends after the given time; null if none does. */
  nextRuleChange(after: Date): Date | null {
    const seconds = after.getTime() / 1000
    const turns = [...this.#known.values()]
      .flatMap(({ rules }) => rules)
      .flatMap(({ validity = [] }) => validity.flatMap(({ from, until }) => [from, until + 1]))
      .filter((turn) => turn > seconds)
    return turns.length === 0 ? null : new Date(Math.min(...turns) * 1000)
  }
}
