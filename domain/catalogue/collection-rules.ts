import type { Currency } from '../money/money.ts'

/** The product field that a rule of a smart collection compares, as the hosted service names it. */
export const RULE_COLUMNS = [
  'TITLE',
  'TYPE',
  'VENDOR',
  'TAG',
  'VARIANT_TITLE',
  'VARIANT_PRICE',
  'VARIANT_COMPARE_AT_PRICE',
  'VARIANT_WEIGHT',
  'VARIANT_INVENTORY',
] as const
export type RuleColumn = (typeof RULE_COLUMNS)[number]

export const RULE_RELATIONS = [
  'EQUALS',
  'NOT_EQUALS',
  'STARTS_WITH',
  'ENDS_WITH',
  'CONTAINS',
  'NOT_CONTAINS',
  'GREATER_THAN',
  'LESS_THAN',
  'IS_SET',
  'IS_NOT_SET',
] as const
export type RuleRelation = (typeof RULE_RELATIONS)[number]

const TEXT_RELATIONS: readonly RuleRelation[] = [
  'EQUALS',
  'NOT_EQUALS',
  'STARTS_WITH',
  'ENDS_WITH',
  'CONTAINS',
  'NOT_CONTAINS',
]
const NUMBER_RELATIONS: readonly RuleRelation[] = ['EQUALS', 'NOT_EQUALS', 'GREATER_THAN', 'LESS_THAN']
const PRESENCE: readonly RuleRelation[] = ['IS_SET', 'IS_NOT_SET']

/** The relations allowed for each column. */
export const RELATIONS_OF: Readonly<Record<RuleColumn, readonly RuleRelation[]>> = {
  TITLE: TEXT_RELATIONS,
  TYPE: TEXT_RELATIONS,
  VENDOR: TEXT_RELATIONS,
  TAG: TEXT_RELATIONS,
  VARIANT_TITLE: TEXT_RELATIONS,
  VARIANT_PRICE: NUMBER_RELATIONS,
  VARIANT_COMPARE_AT_PRICE: [...NUMBER_RELATIONS, ...PRESENCE],
  VARIANT_WEIGHT: NUMBER_RELATIONS,
  VARIANT_INVENTORY: NUMBER_RELATIONS,
}

export type CollectionRule = {
  readonly column: RuleColumn
  readonly relation: RuleRelation
  /** A text, or a number: an amount such as 12.50, a weight in grams, or a stock quantity. Empty for `IS_SET`. */
  readonly condition: string
}

/** The rules that the products of a smart collection match. */
export type CollectionRules = {
  readonly mustMatch: 'all' | 'any'
  readonly rules: readonly CollectionRule[]
  readonly currency: Currency
}

/** The product data that rules compare. */
export type CollectionFacts = {
  readonly title: string
  readonly type: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly variants: readonly {
    readonly title: string
    /** By currency, in minor units. */
    readonly prices: Readonly<
      Partial<Record<Currency, { priceMinor: number; compareAtMinor: number | null }>>
    >
    readonly grams: number
    /** Null if the stock is not tracked. */
    readonly stock: number | null
  }[]
}

/** A collection without rules has no products. */
export function isInCollection(collection: CollectionRules, facts: CollectionFacts): boolean {
  const { mustMatch, rules, currency } = collection
  if (rules.length === 0) return false
  const isMet = (rule: CollectionRule) => matchesRule(rule, valuesOf(rule.column, facts, currency))
  return mustMatch === 'all' ? rules.every(isMet) : rules.some(isMet)
}

/** A positive rule matches if any value matches; a negative rule matches only if no value does. */
function matchesRule(rule: CollectionRule, values: readonly Value[]): boolean {
  const { relation } = rule
  if (relation === 'IS_SET') return values.some(isSet)
  if (relation === 'IS_NOT_SET') return !values.some(isSet)
  if (relation === 'NOT_EQUALS') return !values.some((value) => meets('EQUALS', value, rule.condition))
  if (relation === 'NOT_CONTAINS') return !values.some((value) => meets('CONTAINS', value, rule.condition))
  return values.some((value) => meets(relation, value, rule.condition))
}

type Value = string | number | null

function valuesOf(column: RuleColumn, facts: CollectionFacts, currency: Currency): readonly Value[] {
  const { variants } = facts
  switch (column) {
    case 'TITLE':
      return [facts.title]
    case 'TYPE':
      return [facts.type]
    case 'VENDOR':
      return [facts.vendor]
    case 'TAG':
      return facts.tags
    case 'VARIANT_TITLE':
      return variants.map(({ title }) => title)
    case 'VARIANT_PRICE':
      return variants.map(({ prices }) => amountOf(prices[currency]?.priceMinor))
    case 'VARIANT_COMPARE_AT_PRICE':
      return variants.map(({ prices }) => amountOf(prices[currency]?.compareAtMinor))
    case 'VARIANT_WEIGHT':
      return variants.map(({ grams }) => grams)
    case 'VARIANT_INVENTORY':
      return variants.map(({ stock }) => stock)
  }
}

function amountOf(minor: number | null | undefined): number | null {
  return minor == null ? null : minor / 100
}

function isSet(value: Value): boolean {
  return value !== null && value !== '' && value !== 0
}

type Comparison = 'EQUALS' | 'STARTS_WITH' | 'ENDS_WITH' | 'CONTAINS' | 'GREATER_THAN' | 'LESS_THAN'

function meets(relation: Comparison, value: Value, condition: string): boolean {
  if (value === null) return false
  if (typeof value === 'number') return meetsAsNumber(relation, value, condition)
  const [text, wanted] = [value.toLowerCase(), condition.trim().toLowerCase()]
  switch (relation) {
    case 'EQUALS':
      return text === wanted
    case 'STARTS_WITH':
      return text.startsWith(wanted)
    case 'ENDS_WITH':
      return text.endsWith(wanted)
    case 'CONTAINS':
      return text.includes(wanted)
    default:
      return false
  }
}

function meetsAsNumber(relation: Comparison, value: number, condition: string): boolean {
  const wanted = condition.trim() === '' ? Number.NaN : Number(condition)
  if (relation === 'EQUALS') return value === wanted
  if (relation === 'GREATER_THAN') return value > wanted
  return relation === 'LESS_THAN' && value < wanted
}
