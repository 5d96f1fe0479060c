import type { PromotedGroup } from '../engine/promoted.ts'
import { fold, splitWords } from '../text/words.ts'
import type { SearchRule } from './rule.ts'

export type RuleOutcome = {
  /** The query to run instead of the one that was sent. */
  readonly query: string
  readonly filters: readonly string[]
  readonly promoted: readonly PromotedGroup[]
  readonly hidden: readonly string[]
  readonly userData: readonly unknown[]
  readonly renderingContent: Readonly<Record<string, unknown>>
  readonly applied: readonly string[]
}

/**
 * Combines rules. The first rule that replaces the query, or positions a record, wins. A record hidden by any rule
 * stays hidden.
 */
export function combineRules(query: string, rules: readonly SearchRule[]): RuleOutcome {
  const consequences = rules.map(({ consequence }) => consequence)
  const edit = consequences.flatMap(({ params }) => params?.query ?? [])[0]
  return {
    query: edit === undefined ? query : applyEdits(query, edit),
    filters: consequences.flatMap(({ params }) => params?.filters ?? []),
    promoted: consequences.flatMap(({ promote = [] }) => promote.map(toPromotedGroup)),
    hidden: consequences.flatMap(({ hide = [] }) => hide.map(({ objectID }) => objectID)),
    userData: consequences.flatMap(({ userData }) => userData ?? []),
    renderingContent: Object.assign({}, ...consequences.map(({ params }) => params?.renderingContent ?? {})),
    applied: rules.map(({ objectID }) => objectID),
  }
}

type Consequence = SearchRule['consequence']
type QueryEdit = NonNullable<NonNullable<Consequence['params']>['query']>

function toPromotedGroup(promote: NonNullable<Consequence['promote']>[number]): PromotedGroup {
  const { position } = promote
  return { objectIDs: 'objectIDs' in promote ? promote.objectIDs : [promote.objectID], position }
}

function applyEdits(query: string, edit: QueryEdit): string {
  if (typeof edit === 'string') return edit
  const replacements = [
    ...(edit.remove ?? []).map((word) => ({ delete: word, insert: '' })),
    ...(edit.edits ?? []).map((each) => ({
      delete: each.delete,
      insert: each.type === 'replace' ? each.insert : '',
    })),
  ].map((each) => ({ words: splitWords(each.delete), insert: each.insert }))
  return replacements.reduce(replaceWords, query).replace(/\s+/g, ' ').trim()
}

/** Replaces each occurrence of some words, ignoring case and accents. */
function replaceWords(
  query: string,
  { words, insert }: { words: readonly string[]; insert: string },
): string {
  if (words.length === 0) return query
  const typed = query.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []
  const isWord = (part: string | undefined) => part !== undefined && /^[\p{L}\p{N}\p{M}]/u.test(part)
  const result: string[] = []
  for (let start = 0; start < typed.length; start++) {
    // Words alternate with the text between them.
    const isMatch = words.every((word, index) => {
      const part = typed[start + index * 2]
      return isWord(part) && fold(part ?? '') === word
    })
    result.push(isMatch ? insert : (typed[start] ?? ''))
    if (isMatch) start += (words.length - 1) * 2
  }
  return result.join('')
}
