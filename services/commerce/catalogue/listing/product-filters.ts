import { isPriceHidden } from '../hidden-prices.ts'
import { type ConditionContext, FOR_SALE } from './search-conditions.ts'

/** The part of the official `ProductFilter` that the shop's data supports. */
export type ProductFilter = {
  available?: boolean | null
  price?: { min?: number | null; max?: number | null } | null
  productType?: string | null
  productVendor?: string | null
  tag?: string | null
  category?: { id: string } | null
  productMetafield?: { namespace: string; key: string; value: string } | null
  taxonomyMetafield?: { namespace: string; key: string; value: string } | null
  variantMetafield?: { namespace: string; key: string; value: string } | null
  variantOption?: { name: string; value: string } | null
}

/**
 * SQL for a list of filters. As in the official API, filters of one kind are alternatives (either of two
 * vendors), and filters of different kinds must all match (a vendor and a price).
 */
export function filtersSql(filters: readonly ProductFilter[], context: ConditionContext): string {
  const byKind = new Map<string, string[]>()
  for (const filter of filters) {
    for (const [kind, condition] of filterConditions(filter, context)) {
      byKind.set(kind, [...(byKind.get(kind) ?? []), condition])
    }
  }
  const groups = [...byKind.values()].map((conditions) => `(${conditions.join(' or ')})`)
  return groups.length > 0 ? groups.join(' and ') : 'true'
}

function filterConditions(filter: ProductFilter, context: ConditionContext): [string, string][] {
  const { sql } = context
  const conditions: [string, string][] = []
  if (filter.available != null)
    conditions.push(['available', filter.available ? FOR_SALE : `not ${FOR_SALE}`])
  if (filter.price) conditions.push(['price', priceSql(filter.price, context)])
  if (filter.productType) conditions.push(['type', `p.product_type = ${sql.bind(filter.productType)}`])
  if (filter.productVendor) conditions.push(['vendor', `p.vendor = ${sql.bind(filter.productVendor)}`])
  if (filter.tag) conditions.push(['tag', `p.tags @> array[${sql.bind(filter.tag)}]`])
  if (filter.category) conditions.push(['category', categorySql(filter.category.id, context)])
  const metafield = filter.productMetafield ?? filter.taxonomyMetafield
  if (metafield) conditions.push([`metafield ${metafield.key}`, metafieldSql(metafield, context)])
  // Variants have no attributes here, so nothing can match.
  if (filter.variantMetafield) conditions.push(['variant metafield', 'false'])
  if (filter.variantOption)
    conditions.push([`option ${filter.variantOption.name}`, optionSql(filter.variantOption, context)])
  return conditions
}

function priceSql(
  { min, max }: NonNullable<ProductFilter['price']>,
  { sql, currency, role }: ConditionContext,
): string {
  const upper = max == null ? '' : ` and fp.price_minor <= ${sql.bind(Math.round(max * 100))}`
  return `exists (select from commerce.variants f join commerce.variant_prices fp on fp.variant_id = f.id
    where f.product_id = p.id and fp.currency = ${currency}
      and fp.price_minor >= ${sql.bind(Math.round((min ?? 0) * 100))}${upper}
      and not ${isPriceHidden('f', role)})`
}

/** The id is a path in the taxonomy. Products in the categories below it match too. */
function categorySql(id: string, { sql }: ConditionContext): string {
  const path = sql.bind(decodePath(id))
  return `(array_to_string(regexp_split_to_array(p.category_path, '\\s*>\\s*'), '>') || '>') like (${path} || '>%')`
}

function decodePath(id: string): string {
  try {
    const path = decodeURIComponent(id.replace(/^gid:\/\/shopify\/TaxonomyCategory\//, ''))
    return path.replace(/[\\%_]/g, '\\$&')
  } catch {
    return id
  }
}

function metafieldSql(
  { namespace, key, value }: NonNullable<ProductFilter['productMetafield']>,
  { sql }: ConditionContext,
): string {
  return `exists (select from commerce.product_metafields f where f.product_id = p.id
    and f.namespace = ${sql.bind(namespace)} and f.key = ${sql.bind(key)} and f.value = ${sql.bind(value)}
    and f.key <> 'tradePrice')`
}

function optionSql({ name, value }: { name: string; value: string }, { sql }: ConditionContext): string {
  const option = sql.bind(name)
  return `exists (select from commerce.variants f, jsonb_array_elements(p.options) with ordinality o (option, place)
    where f.product_id = p.id and lower(o.option ->> 'name') = lower(${option})
      and lower((array[f.option1, f.option2, f.option3])[o.place]) = lower(${sql.bind(value)}))`
}
