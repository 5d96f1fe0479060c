import { badRequest } from '../wire-error.ts'
import {
  type Filter,
  type FilterExpression,
  type FilterFamily,
  filterFamily,
  type NumericOperator,
  type Term,
} from './filter-expression.ts'
import { limitExpression, limitNesting } from './filter-limits.ts'
import { describeToken, type Token, tokenizeFilters } from './filter-tokens.ts'

/**
 * A group in parentheses, or the whole expression: a conjunction of disjunctions, and whether it contained parentheses.
 */
type Group = { all: Term[][]; hasParentheses: boolean }

const FORMS: Readonly<Record<FilterFamily, string>> = {
  facet: 'a facet filter which needs to have this form:\n - facet_name:facet_value',
  tag: 'a tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value',
  numeric: `a numeric filter which needs to have one of the following form:${[
    '=10',
    '>10',
    '>=10',
    '<10',
    '<=10',
    '!=10',
    ':10 TO 20',
  ]
    .map((form) => `\n - numeric_attr_name${form}`)
    .join('')}`,
}

/**
 * Parses the SQL-like `filters` parameter. OR binds tighter than AND; parentheses may contain ORs, or, as one
 * of the outermost conditions, plain conditions joined by AND. Refuses with 400 what the hosted engine
 * refuses: ANDs within ORs, NOT before a group, groups within an AND group, and different kinds of filters in
 * one OR; and also expressions that are too long or nested too deep.
 */
export function parseFilters(source: string): FilterExpression {
  limitExpression(source)
  if (source.trim() === '') return []
  const cursor = new Cursor(tokenizeFilters(source))
  const { all } = readConjunction(cursor)
  if (cursor.current.kind !== 'end') throw cursor.unexpected('end of filter')
  for (const group of all) refuseMixedFamilies(group)
  return all
}

class Cursor {
  readonly #tokens: readonly Token[]
  #position = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get current(): Token {
    return this.peek(0)
  }

  peek(steps: number): Token {
    return this.#tokens[this.#position + steps] ?? { kind: 'end', text: '', column: 0 }
  }

  next(): Token {
    const token = this.current
    this.#position++
    return token
  }

  expect(kind: Token['kind'], text: string): void {
    if (this.current.kind !== kind || this.current.text !== text) throw this.unexpected(`'${text}'`)
    this.#position++
  }

  open(): void {
    this.expect('open', '(')
    limitNesting(++this.#depth)
  }

  close(): void {
    this.expect('close', ')')
    this.#depth--
  }

  skipWord(word: string): boolean {
    const isNext = this.current.kind === 'text' && this.current.text === word
    if (isNext) this.#position++
    return isNext
  }

  unexpected(expected: string): Error {
    const { current } = this
    return badRequest(
      `filters: Unexpected token ${describeToken(current)} expected ${expected} at col ${current.column}`,
    )
  }
}

function readConjunction(cursor: Cursor): Group {
  const parts = [readDisjunction(cursor)]
  while (cursor.skipWord('AND')) parts.push(readDisjunction(cursor))
  return { all: parts.flatMap((part) => part.all), hasParentheses: parts.some((part) => part.hasParentheses) }
}

function readDisjunction(cursor: Cursor): Group {
  const parts = [readPart(cursor)]
  while (cursor.skipWord('OR')) parts.push(readPart(cursor))
  const only = parts.length === 1 ? parts[0] : undefined
  if (only) return only
  if (parts.some((part) => part.all.length > 1)) throw nestingError()
  return { all: [parts.flatMap((part) => part.all.flat())], hasParentheses: false }
}

function readPart(cursor: Cursor): Group {
  if (cursor.current.kind !== 'open') return { all: [[readTerm(cursor)]], hasParentheses: false }
  cursor.open()
  const { all, hasParentheses } = readConjunction(cursor)
  cursor.close()
  if (all.length > 1 && (hasParentheses || all.some((group) => group.length > 1))) throw nestingError()
  return { all, hasParentheses: true }
}

function readTerm(cursor: Cursor): Term {
  const isNegated = cursor.skipWord('NOT')
  const filter = readFilter(cursor)
  if (filterFamily(filter) !== 'numeric') skipScore(cursor)
  return { filter, isNegated }
}

function readFilter(cursor: Cursor): Filter {
  const attribute = readText(cursor, 'filter')
  if (cursor.current.kind === 'colon') {
    cursor.next()
    return readValue(cursor, attribute)
  }
  if (cursor.current.kind === 'operator' && !isScore(cursor)) {
    const operator = cursor.next().text as NumericOperator
    return { kind: 'comparison', attribute, operator, bound: readNumber(cursor) }
  }
  return { kind: 'tag', value: attribute }
}

function readValue(cursor: Cursor, attribute: string): Filter {
  const value = readText(cursor, 'string')
  if (cursor.skipWord('TO')) {
    const low = Number(value)
    if (Number.isNaN(low)) throw cursor.unexpected('numeric')
    return { kind: 'range', attribute, low, high: readNumber(cursor) }
  }
  return attribute === '_tags' ? { kind: 'tag', value } : { kind: 'facet', attribute, value }
}

function readText(cursor: Cursor, expected: string): string {
  const { kind, text } = cursor.current
  const isKeyword = kind === 'text' && ['AND', 'OR', 'NOT', 'TO'].includes(text)
  if ((kind !== 'text' && kind !== 'quoted') || isKeyword || text === '') throw cursor.unexpected(expected)
  return cursor.next().text
}

function readNumber(cursor: Cursor): number {
  const { kind, text } = cursor.current
  if (kind !== 'text' || text === '' || Number.isNaN(Number(text))) throw cursor.unexpected('numeric')
  return Number(cursor.next().text)
}

/** `<score=3>` weights a condition in the ranking; it does not affect the selection. */
function skipScore(cursor: Cursor): void {
  if (cursor.current.kind !== 'operator' || cursor.current.text !== '<') return
  cursor.next()
  if (!cursor.skipWord('score')) throw cursor.unexpected('numeric')
  cursor.expect('operator', '=')
  readNumber(cursor)
  cursor.expect('operator', '>')
}

function isScore(cursor: Cursor): boolean {
  return cursor.current.text === '<' && cursor.peek(1).text === 'score'
}

function nestingError(): Error {
  return badRequest('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
}

function refuseMixedFamilies(group: readonly Term[]): void {
  const [first, ...others] = group
  if (!first) return
  const family = filterFamily(first.filter)
  if (others.every((term) => filterFamily(term.filter) === family)) return
  throw badRequest(`filters: Different types are not allowed in the same OR.\nExpected ${FORMS[family]}`)
}
