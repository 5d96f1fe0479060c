import { countryContext } from '#contracts/search/rule-contexts.ts'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { previewFilter } from '#contracts/team/search-rule.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { getLanguage } from '../../index-settings.ts'
import type { SearchRule } from '../../rules/rule.ts'
import { createRuleBook } from '../../rules/rule-book.ts'
import type { LiveIndexes, OpenIndex } from '../../store/live-indexes.ts'
import { readRules } from '../../store/rule-store.ts'
import { textLanguage } from '../../text/language.ts'
import { GUEST_FILTER } from '../../wire/access.ts'
import { findByRules } from '../../wire/handle-search.ts'
import { readSearchParameters } from '../../wire/search-parameters.ts'
import { type ListedPieces, pieceAt } from '../listed-pieces.ts'
import { toSearchRule } from './rule-fields.ts'
import { ruleIndexName } from './team-rules.ts'

/** The id of a rule in a preview, which sorts after all others. */
const PREVIEW_ID = '~'

/**
 * `search-previews`: the pieces that guests in a country find with a search, including a rule that is not saved yet, or
 * excluding a saved one. It is also used to find pieces by name.
 */
export function teamPreviews(
  open: () => Promise<ListedPieces | null>,
  indexes: LiveIndexes,
  clock: Clock,
): readonly TeamRoute[] {
  return defineResource({
    name: 'search-previews',
    isPersonal: false,
    roles: ['catalogue'] as const,
    filter: previewFilter,
    sortable: ['place'],
    logged: [],
    async list(db, { filter, from: offset, count: length }) {
      const { text, language, country, without, rule, hasRules } = filter
      await open()
      if (!indexes.has(ruleIndexName(language))) return { items: [], total: 0 }
      const index = await indexes.open(ruleIndexName(language))
      const rules = await readPreviewRules(db, index, indexes.primaryId(index.name), {
        without,
        added: rule && toSearchRule(PREVIEW_ID, { ...rule, isEnabled: true, startsAt: null, endsAt: null }),
      })
      const parameters = readSearchParameters({
        query: text,
        enableRules: hasRules,
        removeWordsIfNoResults: 'allOptional',
        filters: [GUEST_FILTER, ...(country ? [`NOT excludedCountries:${country}`] : [])].join(' AND '),
        ruleContexts: country && isCountryCode(country) ? [countryContext(country)] : [],
      })
      const { response } = findByRules({ ...index, rules }, parameters, { offset, length }, clock())
      const { slots, total } = response
      return { items: slots.map((slot) => pieceAt(index, slot)), total }
    },
    async find(_, id): Promise<CategoryPiece | null> {
      return (await open())?.piece(id) ?? null
    },
  })
}

/** The stored rules of an index, except the rule with the id `without`, and with an added one. */
async function readPreviewRules(
  db: Queryable,
  { settings }: OpenIndex,
  indexId: number,
  { without, added }: { without: string | null; added: SearchRule | null },
) {
  const stored = (await readRules(db, [indexId])).get(indexId) ?? []
  const others = stored.filter(({ objectID }) => objectID !== without)
  return createRuleBook([...others, ...(added ? [added] : [])], textLanguage(getLanguage(settings)))
}
