import { badRequest } from '../wire-error.ts'
import type { Filter, FilterExpression, NumericOperator, Term } from './filter-expression.ts'

/** `facetFilters`, `numericFilters` or `tagFilters`: outer list AND, inner list OR. */
type FilterList = readonly (string | readonly string[])[]

/** `attribute:value`, `attribute:-value` for its opposite, `attribute:\-value` for a real minus sign. */
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

/** `tag`, `-tag` for its opposite, `\-tag` for a real minus sign. */
export function parseTagFilters(list: FilterList): FilterExpression {
  return parseList(list, (source) => {
    const { text, isNegated } = readSign(source)
    return { filter: { kind: 'tag', value: text }, isNegated }
  })
}

const NUMBER = '(-?\\d*\\.?\\d+(?:[eE][+-]?\\d+)?)'
const COMPARISON = new RegExp(`^\\s*([^<>=!:]+?)\\s*(<=|>=|!=|<|>|=)\\s*${NUMBER}\\s*$`)
const RANGE = new RegExp(`^\\s*([^:]+?)\\s*:\\s*${NUMBER} TO ${NUMBER}\\s*$`)

function parseList(list: FilterList, parse: (source: string) => Term): FilterExpression {
  return list.map((group) => (typeof group === 'string' ? [parse(group)] : group.map(parse)))
}

function parseNumeric(source: string): Filter {
  const comparison = COMPARISON.exec(source)
  if (comparison) {
    const [, attribute = '', operator = '=', bound] = comparison
    return { kind: 'comparison', attribute, operator: operator as NumericOperator, bound: Number(bound) }
  }
  const range = RANGE.exec(source)
  if (!range) throw badRequest(`invalid numeric filter: ${source}`)
  const [, attribute = '', low, high] = range
  return { kind: 'range', attribute, low: Number(low), high: Number(high) }
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
