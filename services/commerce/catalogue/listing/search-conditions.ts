import { isPriceHidden } from '../hidden-prices.ts'
import type { View } from '../view.ts'
import type { Comparator, Condition, Term } from './search-syntax.ts'
import type { SqlText } from './sql-text.ts'

/**
 * Conditions may use product `p`, its translation `t`, and the prices that the role may see, in the view's currency.
 */
export type ConditionContext = { sql: SqlText; currency: string; role: View['role'] }

/** SQL for a search condition. Values are always bound. */
export function toSql(condition: Condition, context: ConditionContext): string {
  if (condition.kind === 'term') return termSql(condition, context)
  if (condition.kind === 'not') return `not (${toSql(condition.condition, context)})`
  const parts = condition.conditions.map((part) => `(${toSql(part, context)})`)
  if (parts.length === 0) return 'true'
  return parts.join(condition.kind === 'and' ? ' and ' : ' or ')
}

/** SQL: true when product `p` can be bought now. */
export const FOR_SALE = `exists (select from commerce.variants fs join commerce.inventory fi on fi.variant_id = fs.id
  where fs.product_id = p.id and (not fi.is_tracked or fi.continue_selling or fi.on_hand > fi.reserved))`

function termSql(term: Term, context: ConditionContext): string {
  const fieldSql = term.field === null ? undefined : FIELDS[term.field]
  if (fieldSql) return fieldSql(term, context)
  // An unknown field is a word with a colon in it, e.g. `12:30`.
  return wordSql(term.field === null ? term.value : `${term.field}:${term.value}`, context)
}

const FIELDS: Record<string, (term: Term, context: ConditionContext) => string> = {
  title: (term, { sql }) => likeSql('coalesce(t.title, p.title)', contains(term.value), sql),
  handle: ({ value }, { sql }) => `${sql.bind(value)} in (p.handle, t.handle)`,
  vendor: ({ value }, { sql }) => `lower(p.vendor) = lower(${sql.bind(value)})`,
  product_type: ({ value }, { sql }) =>
    `lower(p.product_type) = any(${sql.bind(value.split(',').map((type) => type.trim().toLowerCase()))})`,
  tag: tagSql,
  tag_not: (term, context) => `not ${tagSql(term, context)}`,
  id: ({ value, comparator }, { sql }) =>
    /^\d{1,15}$/.test(value) ? `p.id ${comparator} ${sql.bind(Number(value))}` : 'false',
  sku: ({ value }, { sql }) =>
    `exists (select from commerce.variants s where s.product_id = p.id and s.sku = ${sql.bind(value)})`,
  available_for_sale: ({ value }) => (value === 'false' ? `not ${FOR_SALE}` : FOR_SALE),
  created_at: (term, { sql }) => timeSql('p.created_at', term, sql),
  updated_at: (term, { sql }) => timeSql('p.updated_at', term, sql),
  'variants.price': priceSql,
}

/** Matches the start of words in title, maker, type and tags, and a whole SKU. */
function wordSql(value: string, { sql }: ConditionContext): string {
  const text = `concat_ws(' ', coalesce(t.title, p.title), p.vendor, p.product_type, array_to_string(p.tags, ' '))`
  const wordStart = sql.bind(`\\m${value.replace(/\*$/, '').replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`)
  const isSku = `exists (select from commerce.variants s where s.product_id = p.id and lower(s.sku) = lower(${sql.bind(value)}))`
  return `(${text} ~* ${wordStart} or ${isSku})`
}

function tagSql({ value }: Term, { sql }: ConditionContext): string {
  return `exists (select from unnest(p.tags) tag where lower(tag) = lower(${sql.bind(value)}))`
}

function priceSql({ value, comparator }: Term, { sql, currency, role }: ConditionContext): string {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(value)) return 'false'
  const minor = Math.round(Number(value) * 100)
  return `exists (select from commerce.variants s join commerce.variant_prices sp on sp.variant_id = s.id
    where s.product_id = p.id and sp.currency = ${currency} and sp.price_minor ${comparator} ${sql.bind(minor)}
      and not ${isPriceHidden('s', role)})`
}

function timeSql(column: string, { value, comparator }: Term, sql: SqlText): string {
  if (value === 'now') return `${column} ${comparator} now()`
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return 'false'
  return comparator === '='
    ? `date_trunc('day', ${column} at time zone 'UTC') = date_trunc('day', ${sql.bind(date)}::timestamptz at time zone 'UTC')`
    : `${column} ${comparator satisfies Comparator} ${sql.bind(date)}`
}

function likeSql(expression: string, pattern: string, sql: SqlText): string {
  return `${expression} ilike ${sql.bind(pattern)}`
}

function contains(value: string): string {
  return `%${value.replace(/\*$/, '').replace(/[\\%_]/g, '\\$&')}%`
}
