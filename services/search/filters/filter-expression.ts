export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** One condition on one attribute. Tags are the attribute `_tags`, compared case-sensitively. */
export type Filter =
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'tag'; value: string }
  | { kind: 'comparison'; attribute: string; operator: NumericOperator; bound: number }
  | { kind: 'range'; attribute: string; low: number; high: number }

export type Term = { filter: Filter; isNegated: boolean }

/** All groups must match; a group matches if one of its terms does. The wire allows no other structure. */
export type FilterExpression = readonly (readonly Term[])[]

export type FilterFamily = 'facet' | 'tag' | 'numeric'

export function filterFamily(filter: Filter): FilterFamily {
  return filter.kind === 'comparison' || filter.kind === 'range' ? 'numeric' : filter.kind
}
