import type { Language } from '#domain/market/locale.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { ModelSource } from '../tables/catalogue-tables.ts'
import { isPriceHidden } from './hidden-prices.ts'
import type { View } from './view.ts'

/** Amounts are in minor units. */
export type VariantRow = {
  id: number
  productId: number
  title: string
  sku: string | null
  barcode: string | null
  option1: string | null
  option2: string | null
  option3: string | null
  weightGrams: number
  requiresShipping: boolean
  isTaxable: boolean
  pictureUrl: string | null
  priceMinor: number
  compareAtMinor: number | null
  onHand: number
  reserved: number
  continueSelling: boolean
  isTracked: boolean
}

export type MediaRow = {
  id: number
  productId: number
  kind: 'image' | 'model3d'
  url: string
  alt: string
  width: number | null
  height: number | null
  sources: ModelSource[]
}

export type MetafieldRow = { productId: number; namespace: string; key: string; type: string; value: string }

/**
 * Loads the variants of each product in their order, only those with a price in the currency. A price upon request is
 * 0.
 */
export function loadVariantRows(
  { pool }: Database,
  productIds: number[],
  { currency, role }: Pick<View, 'currency' | 'role'>,
) {
  const isUponRequest = isPriceHidden('v', role)
  return queryByProduct<VariantRow>(pool, {
    name: `commerce-variants-${role}`,
    text: `select v.id::int as id, v.product_id::int as "productId", v.title, v.sku, v.barcode, v.option1, v.option2,
        v.option3, v.weight_grams as "weightGrams", v.requires_shipping as "requiresShipping",
        v.is_taxable as "isTaxable", v.picture_url as "pictureUrl", (case when ${isUponRequest} then 0 else pr.price_minor end)::float8 as "priceMinor",
        (case when ${isUponRequest} then null else pr.compare_at_minor end)::float8 as "compareAtMinor", i.on_hand as "onHand", i.reserved,
        i.continue_selling as "continueSelling", i.is_tracked as "isTracked"
      from commerce.variants v
      join commerce.variant_prices pr on pr.variant_id = v.id and pr.currency = $2
      join commerce.inventory i on i.variant_id = v.id
      where v.product_id = any($1::bigint[]) order by v.product_id, v.position`,
    values: [productIds, currency],
  })
}

/** Loads the pictures and models of each product in their order, with alternative text in the language. */
export function loadMediaRows({ pool }: Database, productIds: number[], language: Language) {
  return queryByProduct<MediaRow>(pool, {
    name: 'commerce-media',
    text: `select id::int as id, product_id::int as "productId", kind, url,
        coalesce(alt_translations ->> $2, alt) as alt, width, height, sources
      from commerce.media where product_id = any($1::bigint[]) order by product_id, position`,
    values: [productIds, language],
  })
}

export function loadMetafieldRows({ pool }: Database, productIds: number[]) {
  return queryByProduct<MetafieldRow>(pool, {
    name: 'commerce-metafields',
    text: `select product_id::int as "productId", namespace, key, type, value
      from commerce.product_metafields where product_id = any($1::bigint[])`,
    values: [productIds],
  })
}

export async function findProductsOfVariants(
  { pool }: Database,
  variantIds: number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ id: number; productId: number }>({
    name: 'commerce-products-of-variants',
    text: `select id::int as id, product_id::int as "productId" from commerce.variants where id = any($1::bigint[])`,
    values: [variantIds],
  })
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

async function queryByProduct<Row extends { productId: number }>(
  pool: Database['pool'],
  query: { name: string; text: string; values: unknown[] },
): Promise<ReadonlyMap<number, Row[]>> {
  const { rows } = await pool.query<Row>(query)
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.productId)
    if (group) group.push(row)
    else groups.set(row.productId, [row])
  }
  return groups
}
