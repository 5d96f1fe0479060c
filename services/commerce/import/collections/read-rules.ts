import {
  type CollectionRule,
  type CollectionRules,
  RELATIONS_OF,
  RULE_COLUMNS,
  RULE_RELATIONS,
  type RuleColumn,
} from '#domain/catalogue/collection-rules.ts'
import { parseAmount } from '#domain/money/amount-text.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Row } from '../reading/csv-records.ts'
import { GRAMS_PER } from '../reading/read-variants.ts'
import type { RefusalCode } from '../refusals.ts'
import type { CollectionColumns } from './collection-columns.ts'

export type Refuse = (line: number, code: RefusalCode, detail: string) => void

/** The rules in the rows of one collection, whose amounts are in `currency`; null for a custom collection. */
export function readRules(
  rows: readonly [Row, ...Row[]],
  columns: CollectionColumns,
  currency: Currency,
  refuse: Refuse,
): CollectionRules | null {
  const rules = rows.flatMap((row) => readRule(row, columns, refuse) ?? [])
  const mustMatch = columns.text(rows[0].fields, 'mustMatch').toLowerCase()
  const hasRules = rows.some(({ fields }) => columns.text(fields, 'ruleColumn') !== '')
  if (!hasRules && mustMatch === '') return null
  if (!/^(?:all|any)(?: conditions?)?$/.test(mustMatch))
    refuse(rows[0].line, 'collection-match-invalid', mustMatch)
  return { mustMatch: mustMatch.startsWith('any') ? 'any' : 'all', rules, currency }
}

function readRule({ line, fields }: Row, columns: CollectionColumns, refuse: Refuse): CollectionRule | null {
  const name = columns.text(fields, 'ruleColumn')
  if (name === '') return null
  const relationName = columns.text(fields, 'ruleRelation')
  const text = columns.text(fields, 'ruleCondition')
  const rule = `${name} ${relationName} ${text}`.trim()
  const code = toCode(name)
  const column = RULE_COLUMNS.find((known) => known === code || known === `VARIANT_${code}`)
  const relation = RULE_RELATIONS.find((known) => known === toCode(relationName))
  if (!column || !relation || !RELATIONS_OF[column].includes(relation)) {
    refuse(line, 'collection-rule-unknown', rule)
    return null
  }
  const isPresence = relation === 'IS_SET' || relation === 'IS_NOT_SET'
  const condition = isPresence ? '' : readCondition(column, text)
  if (condition === null) refuse(line, 'collection-condition-invalid', rule)
  return condition === null ? null : { column, relation, condition }
}

/** `Variant Compare At Price` as `VARIANT_COMPARE_AT_PRICE`. */
function toCode(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]+/g, '_')
}

/** Null if a number is needed and the text is none. */
function readCondition(column: RuleColumn, text: string): string | null {
  if (column === 'VARIANT_INVENTORY') return /^-?\d{1,9}$/.test(text) ? text : null
  if (column === 'VARIANT_WEIGHT') return readWeight(text)
  if (column !== 'VARIANT_PRICE' && column !== 'VARIANT_COMPARE_AT_PRICE') return text
  const minor = parseAmount(text, null)
  return typeof minor === 'number' ? (minor / 100).toFixed(2) : null
}

/** Grams, also of a number without a unit. */
function readWeight(text: string): string | null {
  const [, number, unit = 'g'] = /^(\d{1,9}(?:[.,]\d{1,15})?) ?(g|kg|lb|oz)?$/i.exec(text) ?? []
  const factor = GRAMS_PER[unit.toLowerCase()]
  if (number === undefined || factor === undefined) return null
  return String(Math.round(Number(number.replace(',', '.')) * factor))
}
