import { productIndexSettings } from '#contracts/search/search-record.ts'
import type { Language } from '#domain/market/language.ts'
import { createPace } from '#services/kernel/pace.ts'
import { Engine } from '#services/search/engine/engine.ts'
import { indexSettings, toEngineLayout } from '#services/search/index-settings.ts'
import { NO_RULES } from '#services/search/rules/rule-book.ts'
import { NO_SYNONYMS } from '#services/search/text/synonyms/synonym-index.ts'
import { handleSearch } from '#services/search/wire/handle-search.ts'
import { readSearchParameters } from '#services/search/wire/search-parameters.ts'
import type { OpenEngine } from './engine-under-test.ts'

/** No rule depends on the time. */
const NOW = new Date(0)

/** The search service's engine with the settings of the product index. */
export const openOurEngine: OpenEngine = async (language, records) => {
  const settings = settingsOf(language)
  const engine = new Engine(toEngineLayout(settings, []))
  for (const record of records) engine.put(record)
  const index = {
    name: 'products',
    engine,
    settings,
    synonyms: NO_SYNONYMS,
    rules: NO_RULES,
    canPin: true,
    learnedFor: () => null,
    pinnedIn: () => [],
  }
  return {
    async find(query) {
      const parameters = readSearchParameters({
        query,
        hitsPerPage: 10,
        removeWordsIfNoResults: 'allOptional',
        attributesToRetrieve: ['objectID'],
        attributesToHighlight: [],
      })
      const { hits = [] } = await handleSearch(index, parameters, {
        seesAll: false,
        pace: createPace(),
        now: NOW,
      })
      return hits.map(({ objectID }) => objectID)
    },
    close() {},
  }
}

/** The settings as the service reads them. */
export function settingsOf(language: Language) {
  return indexSettings.parse(productIndexSettings(language))
}
