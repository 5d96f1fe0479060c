import type { TextLanguage } from '../text/language.ts'
import { splitWords } from '../text/words.ts'
import type { RuleCondition, SearchRule } from './rule.ts'

/** The rules of an index, ready to be applied. */
export type RuleBook = {
  /**
   * The rules that apply to a query: first those with an end date, then those without, each in the order of their ids.
   */
  find(query: string, contexts: readonly string[], now: Date): readonly SearchRule[]
}

export const NO_RULES: RuleBook = { find: () => [] }

type ParsedCondition = RuleCondition & { readonly words: readonly string[] | null }

export function createRuleBook(rules: readonly SearchRule[], language: TextLanguage): RuleBook {
  const parsed = rules
    .filter(({ enabled = true }) => enabled)
    .map((rule) => ({
      rule,
      conditions: (rule.conditions ?? []).map((each) => ({ ...each, words: parsePattern(each, language) })),
    }))
    .sort(({ rule: one }, { rule: other }) => compareRules(one, other))
  if (parsed.length === 0) return NO_RULES
  return {
    find(query, contexts, now) {
      const words = splitWords(query)
      const forms = words.map((word) => commonForm(word, language))
      const isApplicable = ({ words: pattern, anchoring, alternatives, context }: ParsedCondition) =>
        (context === undefined || contexts.includes(context)) &&
        (pattern === null || matchesPattern(pattern, alternatives ? forms : words, anchoring))
      return parsed
        .filter(({ rule, conditions }) => isValid(rule, now) && conditions.some(isApplicable))
        .map(({ rule }) => rule)
    },
  }
}

function parsePattern({ pattern, alternatives }: RuleCondition, language: TextLanguage): string[] | null {
  if (pattern === undefined) return null
  const words = splitWords(pattern)
  return alternatives ? words.map((word) => commonForm(word, language)) : words
}

/** A common form for all forms of a word, such as `Stühle`, `stuehle` and `Stuhl`. */
function commonForm(word: string, language: TextLanguage): string {
  return language.stem(language.spellings(word)[0] ?? word)
}

function isValid({ validity = [] }: SearchRule, now: Date): boolean {
  const seconds = now.getTime() / 1000
  return validity.length === 0 || validity.some(({ from, until }) => from <= seconds && seconds <= until)
}

/** Whether a pattern matches a query; an empty pattern matches an empty query. */
function matchesPattern(
  pattern: readonly string[],
  words: readonly string[],
  anchoring: RuleCondition['anchoring'],
): boolean {
  if (pattern.length === 0) return words.length === 0
  const matchesFrom = (from: number) =>
    from >= 0 && pattern.every((word, offset) => words[from + offset] === word)
  const last = words.length - pattern.length
  if (anchoring === 'is') return last === 0 && matchesFrom(0)
  if (anchoring === 'startsWith') return matchesFrom(0)
  if (anchoring === 'endsWith') return matchesFrom(last)
  return words.some((_, from) => matchesFrom(from))
}

function compareRules(one: SearchRule, other: SearchRule): number {
  const [first, second] = [one, other].map(({ validity = [] }) => (validity.length > 0 ? 0 : 1))
  return (first ?? 0) - (second ?? 0) || (one.objectID < other.objectID ? -1 : 1)
}
