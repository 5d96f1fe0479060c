import type { Queryable } from '#services/kernel/database/database.ts'
import { getLanguage } from '../index-settings.ts'
import type { SearchRule } from '../rules/rule.ts'
import { createRuleBook, NO_RULES, type RuleBook } from '../rules/rule-book.ts'
import { textLanguage } from '../text/language.ts'
import type { IndexRow } from './index-catalogue.ts'
import { readRules } from './rule-store.ts'

type CachedRules = { revision: number; language: string | null; rules: readonly SearchRule[]; book: RuleBook }

/** The rules of every index that has any, in sync with the database. */
export class LiveRules {
  readonly #db: Queryable
  #cached = new Map<number, CachedRules>()

  constructor(db: Queryable) {
    this.#db = db
  }

  /** Updates the rules of changed indexes. `rows` must contain all indexes. */
  async refresh(rows: readonly IndexRow[]): Promise<void> {
    const wanted = rows
      .filter(({ rulesRevision }) => rulesRevision > 0)
      .map(({ id, rulesRevision, settings }) => ({
        id,
        revision: rulesRevision,
        language: getLanguage(settings),
      }))
    const changed = wanted.filter(({ id, revision, language }) => {
      const known = this.#cached.get(id)
      return known?.revision !== revision || known.language !== language
    })
    if (changed.length === 0 && wanted.length === this.#cached.size) return
    const read = await readRules(
      this.#db,
      changed.map(({ id }) => id),
    )
    this.#cached = new Map(
      wanted.map(({ id, revision, language }) => {
        const rules = read.get(id)
        const known = this.#cached.get(id)
        if (!rules && known) return [id, known]
        const book = createRuleBook(rules ?? [], textLanguage(language))
        return [id, { revision, language, rules: rules ?? [], book }]
      }),
    )
  }

  /** The rules of an index, which must not be a replica. */
  rulesFor(indexId: number): RuleBook {
    return this.#cached.get(indexId)?.book ?? NO_RULES
  }

  /** When the next rule of any index starts or ends after the given time; null if none does. */
  nextRuleChange(after: Date): Date | null {
    const seconds = after.getTime() / 1000
    const changeTimes = [...this.#cached.values()]
      .flatMap(({ rules }) => rules)
      .flatMap(({ validity = [] }) => validity.flatMap(({ from, until }) => [from, until + 1]))
      .filter((time) => time > seconds)
    return changeTimes.length === 0 ? null : new Date(Math.min(...changeTimes) * 1000)
  }
}
