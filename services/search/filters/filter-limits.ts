import { CONDITIONS_MAX } from '#contracts/search/search-limits.ts'
import { badRequest } from '../wire-error.ts'
import type { FilterExpression } from './filter-expression.ts'

/** Lower than the limit for all conditions, because a numeric one scans the whole column of its attribute. */
const NUMERIC_CONDITIONS_MAX = 100

/** The maximum length of a `filters` expression. */
const EXPRESSION_MAX_LENGTH = 65_536

/** The maximum nesting of parentheses. Deeper nesting is useless, since nested groups are refused. */
const NESTING_MAX = 16

/** Refuses with 400 if the expressions of one search have too many conditions in total. */
export function limitConditions(...expressions: readonly FilterExpression[]): void {
  let [conditionCount, numericCount] = [0, 0]
  for (const group of expressions.flat()) {
    for (const { filter } of group) {
      conditionCount++
      if (filter.kind === 'comparison' || filter.kind === 'range') numericCount++
    }
  }
  if (conditionCount > CONDITIONS_MAX) throw badRequest(`filters: more than ${CONDITIONS_MAX} conditions`)
  if (numericCount > NUMERIC_CONDITIONS_MAX) {
    throw badRequest(`filters: more than ${NUMERIC_CONDITIONS_MAX} numeric conditions`)
  }
}

/** Refuses with 400 a `filters` expression that is too long. */
export function limitExpression(source: string): void {
  if (source.length > EXPRESSION_MAX_LENGTH) {
    throw badRequest(`filters: longer than ${EXPRESSION_MAX_LENGTH} characters`)
  }
}

/** Refuses with 400 parentheses that are nested too deep. */
export function limitNesting(depth: number): void {
  if (depth > NESTING_MAX) throw badRequest(`filters: parentheses are nested deeper than ${NESTING_MAX}`)
}
