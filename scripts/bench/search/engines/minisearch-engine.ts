import MiniSearch from 'minisearch'
import { fold } from '#services/search/text/words.ts'
import { FIELDS, type OpenEngine, stemmerOf, textsOf, WEIGHTS } from './engine-under-test.ts'

/** MiniSearch with prefixes, typos in up to a fifth of a word, weights, and our folding and stemmer. */
export const openMiniSearch: OpenEngine = async (language, records) => {
  const stem = stemmerOf(language)
  const index = new MiniSearch({
    fields: [...FIELDS],
    processTerm: (term) => stem(fold(term)),
    searchOptions: { boost: WEIGHTS, fuzzy: 0.2, prefix: true },
  })
  index.addAll(records.map(textsOf))
  return {
    find: (query) =>
      index
        .search(query)
        .slice(0, 10)
        .map(({ id }) => String(id)),
    close() {},
  }
}
