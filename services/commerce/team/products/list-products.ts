import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CUSTOMER_RESTRICTIONS } from '#domain/product/product-attributes.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ListRequest } from '#services/kernel/team/resource.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { IS_TRANSLATED } from '../../catalogue/product-rows.ts'

export const productFilter = z.strictObject({
  status: z.enum(['active', 'draft', 'archived']).optional(),
  /** The full name of the vendor. */
  artisan: z.string().max(255).optional(),
  /** The path of a category, including its subcategories. */
  category: z.string().max(255).optional(),
  /** `out`: at least one tracked variant is sold out. */
  stock: z.enum(['out', 'in', 'untracked']).optional(),
  restriction: z.enum(CUSTOMER_RESTRICTIONS).optional(),
  isWithoutPicture: z.literal(true).optional(),
  /** Products without a title or a description in one of these languages, separated by commas. */
  isWithoutTranslation: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(LANGUAGES)).max(LANGUAGES.length))
    .optional(),
  /** Part of the title, the handle, the vendor or a SKU. */
  text: z.string().trim().min(1).max(100).optional(),
})
type ProductFilter = z.infer<typeof productFilter>

export const PRODUCT_ORDER = ['updatedAt', 'createdAt', 'title', 'vendor'] as const

export type ProductHead = {
  id: string
  version: number
  handle: string
  title: string
  vendor: string
  status: 'active' | 'draft' | 'archived'
  isPublished: boolean
  createdAt: string
  updatedAt: string
  /** The URL of the product's first picture; null if there is none. */
  picture: string | null
  variantCount: number
  /** Units for sale of all tracked variants; null if none is tracked. */
  available: number | null
  /** The languages with their own title and description. */
  translatedInto: string[]
}

export async function listProducts(
  db: Queryable,
  { filter, sort, from, count }: ListRequest<ProductFilter, (typeof PRODUCT_ORDER)[number]>,
): Promise<{ items: ProductHead[]; total: number }> {
  const matches = toCondition(filter)
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc')
  // Materialized, so that a search in texts or attributes only runs once for both the page and the total. The planner
  // cannot estimate its number of rows, and would search all products for a page with few matches. All other filters
  // are counted and sorted by indexes.
  const { text, category, restriction } = filter
  const materialized = sql.raw((text ?? category ?? restriction) ? 'materialized' : 'not materialized')
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with matched as ${materialized} (
      select p.id, ${COLUMNS[sort.field]} as place from commerce.products p where ${matches})
    select (select count(*)::int from matched) as total,
      array(select id::int from matched order by place ${direction}, id ${direction}
        limit ${count} offset ${from}) as ids`)
  const [{ ids, total } = { ids: [], total: 0 }] = rows
  return { items: await findHeads(db, ids), total }
}

export async function findHeads(db: Queryable, ids: readonly number[]): Promise<ProductHead[]> {
  const { rows } = await db.execute<ProductHead>(sql`
    select p.id::text as id, p.version, p.handle, p.title, p.vendor, p.status, p.published_at is not null as "isPublished",
      to_json(p.created_at) as "createdAt", to_json(p.updated_at) as "updatedAt",
      (select url from commerce.media m where m.product_id = p.id and m.kind = 'image' order by position limit 1) as picture,
      v.count as "variantCount", v.available,
      array(select t.language from commerce.product_translations t
        where t.product_id = p.id and ${sql.raw(IS_TRANSLATED)} order by t.language) as "translatedInto"
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as listed (id, place)
    join commerce.products p on p.id = listed.id
    cross join lateral (
      select count(*)::int as count,
        (sum(greatest(i.on_hand - i.reserved, 0)) filter (where i.is_tracked))::int as available
      from commerce.variants v join commerce.inventory i on i.variant_id = v.id where v.product_id = p.id) v
    order by listed.place`)
  return rows
}

const COLUMNS = {
  updatedAt: sql`p.updated_at`,
  createdAt: sql`p.created_at`,
  title: sql`left(p.title, 255)`,
  vendor: sql`left(p.vendor, 255)`,
}

function toCondition(filter: ProductFilter): SQL {
  const { status, artisan, category, stock, restriction, isWithoutPicture, isWithoutTranslation, text } =
    filter
  const conditions = [
    status && sql`p.status = ${status}`,
    artisan !== undefined && sql`p.vendor = ${artisan}`,
    category !== undefined &&
      hasAttribute(
        'category',
        (value) => sql`(${value} = ${category} or ${value} like ${`${escapeLike(category)}/%`})`,
      ),
    restriction &&
      hasAttribute('customerRestrictions', (value) => sql`${value} like ${`%${escapeLike(restriction)}%`}`),
    stock && STOCK_CONDITIONS[stock],
    isWithoutPicture &&
      sql`p.id in (select product_id from commerce.product_completeness where not has_picture)`,
    isWithoutTranslation &&
      sql`p.id in (select product_id from commerce.product_completeness
        where not translated_into @> ${sql.param(isWithoutTranslation)}::text[])`,
    text !== undefined && textCondition(text),
  ]
  return sql.join(
    [sql`true`, ...conditions.filter((condition) => condition !== undefined && condition !== false)],
    sql` and `,
  )
}

const STOCK_CONDITIONS = {
  out: sql`p.id in (select product_id from commerce.inventory where sold_out_at is not null)`,
  in: sql`p.id in (select product_id from commerce.inventory where is_available)`,
  untracked: sql`p.id in (select product_id from commerce.inventory where not is_tracked)`,
}

/** SQL: the products with a matching attribute. `value` is the start of the attribute, which is indexed. */
function hasAttribute(key: 'category' | 'customerRestrictions', condition: (value: SQL) => SQL): SQL {
  return sql`p.id in (select f.product_id from commerce.product_metafields f
    where f.namespace = 'custom' and f.key = ${sql.raw(`'${key}'`)} and ${condition(sql`left(f.value, 255)`)})`
}

function textCondition(text: string): SQL {
  const columns = [sql`p.title`, sql`p.handle`, sql`p.vendor`]
  return sql`p.id in (select p.id from commerce.products p where ${containsText(columns, text)}
    union all select v.product_id from commerce.variants v where ${containsText([sql`v.sku`], text)})`
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}
