import { DEFAULT_TEXT_RULES } from '../engine/run-query.ts'
import type { OpenIndex } from '../store/live-indexes.ts'
import { DEFAULT_TYPO_RULES } from '../text/expand-word.ts'
import type { TextRules } from '../text/match-text.ts'
import type { QueryRules } from '../text/query-words.ts'
import type { SearchParameters } from './search-parameters.ts'

/** How the words of a query are matched: by its parameters, or else by the settings of the index. */
export function textRulesOf(
  { settings, synonyms }: OpenIndex,
  parameters: SearchParameters,
): TextRules & QueryRules {
  const defaults = DEFAULT_TYPO_RULES
  const stopWords = parameters.removeStopWords ?? settings.removeStopWords ?? false
  const removal = parameters.removeWordsIfNoResults ?? settings.removeWordsIfNoResults ?? 'none'
  return {
    queryType: parameters.queryType ?? settings.queryType ?? DEFAULT_TEXT_RULES.queryType,
    removesStopWords: Array.isArray(stopWords) ? stopWords.length > 0 : stopWords,
    optionalWords: parameters.optionalWords ?? settings.optionalWords ?? [],
    usesSynonyms: parameters.synonyms ?? true,
    ownSynonyms: synonyms,
    removesWords: removal !== 'none',
    typos: {
      tolerance: parameters.typoTolerance ?? settings.typoTolerance ?? defaults.tolerance,
      oneFrom: parameters.minWordSizefor1Typo ?? settings.minWordSizefor1Typo ?? defaults.oneFrom,
      twoFrom: parameters.minWordSizefor2Typos ?? settings.minWordSizefor2Typos ?? defaults.twoFrom,
      inNumbers:
        parameters.allowTyposOnNumericTokens ?? settings.allowTyposOnNumericTokens ?? defaults.inNumbers,
    },
  }
}
