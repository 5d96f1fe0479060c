import { badRequest } from '../wire-error.ts'
import type { Filter, FilterExpression, NumericOperator, Term } from './filter-expression.ts'

/** `facetFilters`, `numericFilters` or `tagFilters`: outer list AND, inner list OR. */
type FilterList = readonly (string | readonly string[])[]

/** `attribute:value`, `attribute:-value` for its negation, `attribute:\-value` for a literal minus sign. */
export function parseFacetFilters(list: FilterList): FilterExpression {
  return parseList(list, (source) => {
    const [attribute, value] = splitFacet(source)
    const { text, isNegated } = readSign(unquote(value))
    const filter: Filter =
      attribute === '_tags' ? { kind: 'tag', value: text } : { kind: 'facet', attribute, value: text }
    return { filter, isNegated }
  })
}

/** `attribute>=10` or `attribute:10 TO 20`. */
export function parseNumericFilters(list: FilterList): FilterExpression {
  return parseList(list, (source) => ({ filter: parseNumeric(source), isNegated: false }))
}

/** `tag`, `-tag` for its negation, `\-tag` for a literal minus sign. */
export function parseTagFilters(list: FilterList): FilterExpression {
  return parseList(list, (source) => {
    const { text, isNegated } = readSign(source)
    return { filter: { kind: 'tag', value: text }, isNegated }
  })
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/
const OPERATORS: readonly NumericOperator[] = ['<=', '>=', '!=', '<', '>', '=']

function parseList(list: FilterList, parse: (source: string) => Term): FilterExpression {
  return list.map((group) => (typeof group === 'string' ? [parse(group)] : group.map(parse)))
}

function parseNumeric(source: string): Filter {
  const error = badRequest(`invalid numeric filter: ${source}`)
  const end = source.search(/[<>=!:]/)
  const attribute = source.slice(0, Math.max(0, end)).trim()
  if (attribute === '') throw error
  const rest = source.slice(end)
  const operator = OPERATORS.find((each) => rest.startsWith(each))
  const numbers = operator ? [rest.slice(operator.length)] : rest.slice(1).split(' TO ')
  const [low = Number.NaN, high] = numbers.map(toNumber)
  if (operator) {
    if (Number.isNaN(low)) throw error
    return { kind: 'comparison', attribute, operator, bound: low }
  }
  if (numbers.length !== 2 || high === undefined || Number.isNaN(low + high)) throw error
  return { kind: 'range', attribute, low, high }
}

function toNumber(source: string): number {
  const text = source.trim()
  return NUMBER.test(text) ? Number(text) : Number.NaN
}

/** The attribute may be quoted, since its name may contain a colon. */
function splitFacet(source: string): [attribute: string, value: string] {
  const quoted = /^"([^"]*)":(.*)$/su.exec(source)
  if (quoted) return [quoted[1] ?? '', quoted[2] ?? '']
  const colon = source.indexOf(':')
  if (colon < 1) throw badRequest(`invalid facet filter: ${source}`)
  return [source.slice(0, colon), source.slice(colon + 1)]
}

function unquote(value: string): string {
  return value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
}

function readSign(value: string): { text: string; isNegated: boolean } {
  if (value.startsWith('-')) return { text: value.slice(1), isNegated: true }
  return { text: value.startsWith('\\-') ? value.slice(1) : value, isNegated: false }
}
