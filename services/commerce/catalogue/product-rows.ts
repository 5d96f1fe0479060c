import type { Database } from '#services/kernel/database/database.ts'
import type { ProductOptionColumn } from '../tables/catalogue-tables.ts'
import { isShownTo } from './restricted-products.ts'
import type { View } from './view.ts'

/** `options` have their original names; translations are separate. */
export type ProductRow = {
  id: number
  handle: string
  title: string
  descriptionHtml: string
  vendor: string
  productType: string
  categoryPath: string | null
  tags: string[]
  publishedAt: Date
  createdAt: Date
  updatedAt: Date
  seoTitle: string | null
  seoDescription: string | null
  isGiftCard: boolean
  options: ProductOptionColumn[]
  optionNames: Record<string, string>
  optionValues: Record<string, Record<string, string>>
  metafieldTranslations: Record<string, string>
  isTranslated: boolean
}

type ProductsView = Pick<View, 'language' | 'currency' | 'role' | 'showsDrafts'>

/**
 * The visible products with these row ids, in one language. Omits drafts, archived and unpublished products, those
 * without a price in the currency, and those restricted to other roles.
 */
export async function loadProductRows(
  { pool }: Database,
  ids: number[],
  view: ProductsView,
): Promise<ReadonlyMap<number, ProductRow>> {
  const { rows } = await pool.query<ProductRow>({
    name: `commerce-products-${view.role}-${view.showsDrafts}`,
    text: productsQuery(view),
    values: [ids, view.language, view.currency],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The visible products with these handles in the language, or with these original handles. A translated
 * handle wins over another product's original one.
 */
export async function loadProductRowsByHandle(
  { pool }: Database,
  handles: string[],
  view: ProductsView,
): Promise<ReadonlyMap<string, ProductRow>> {
  const { rows } = await pool.query<ProductRow & { requested: string }>({
    name: `commerce-products-by-handle-${view.role}-${view.showsDrafts}`,
    text: byHandleQuery(view),
    values: [handles, view.language, view.currency],
  })
  return new Map(rows.map(({ requested, ...row }) => [requested, row]))
}

/** SQL: true if a product `p` is visible to the role and has a price in the currency of `currencyParameter`. */
export function isVisible(currencyParameter: string, role: View['role']): string {
  return `p.status = 'active' and p.published_at <= now() and ${isSold(currencyParameter, role)}`
}

/** SQL: like `isVisible`, for an editor's preview, which includes drafts and unpublished products. */
function isPreviewable(currencyParameter: string, role: View['role']): string {
  return `p.status in ('active', 'draft') and ${isSold(currencyParameter, role)}`
}

function isSold(currencyParameter: string, role: View['role']): string {
  return `exists (
    select from commerce.variants v join commerce.variant_prices pr on pr.variant_id = v.id
    where v.product_id = p.id and pr.currency = ${currencyParameter}) and ${isShownTo(role)}`
}

type Audience = Pick<View, 'role' | 'showsDrafts'>
const isFindable = ({ role, showsDrafts }: Audience) => (showsDrafts ? isPreviewable : isVisible)('$3', role)

/** SQL: true if the title and the description of a product `p` are in the language of its translation `t`. */
export const IS_TRANSLATED = `t.title is not null and (t.description_html is not null or p.description_html = '')`

const COLUMNS = `p.id::int as id, coalesce(t.handle, p.handle) as handle, coalesce(t.title, p.title) as title,
    coalesce(t.description_html, p.description_html) as "descriptionHtml",
    p.vendor, p.product_type as "productType", p.category_path as "categoryPath", p.tags,
    coalesce(p.published_at, p.updated_at) as "publishedAt", p.created_at as "createdAt", p.updated_at as "updatedAt",
    coalesce(t.seo_title, p.seo_title) as "seoTitle",
    coalesce(t.seo_description, p.seo_description) as "seoDescription",
    p.is_gift_card as "isGiftCard", p.options,
    coalesce(t.option_names, '{}') as "optionNames", coalesce(t.option_values, '{}') as "optionValues",
    coalesce(t.metafields, '{}') as "metafieldTranslations",
    ${IS_TRANSLATED} as "isTranslated"`

const productsQuery = (view: Audience) => `
  select ${COLUMNS}
  from commerce.products p
  left join commerce.product_translations t on t.product_id = p.id and t.language = $2
  where p.id = any($1::bigint[]) and ${isFindable(view)}`

const byHandleQuery = (view: Audience) => `
  select distinct on (named.handle) named.handle as requested, ${COLUMNS}
  from (
    select handle, product_id as id, 0 as rank from commerce.product_translations
      where language = $2 and handle = any($1::text[])
    union all select handle, id, 1 from commerce.products where handle = any($1::text[])) named
  join commerce.products p on p.id = named.id
  left join commerce.product_translations t on t.product_id = p.id and t.language = $2
  where ${isFindable(view)}
  order by named.handle, named.rank`
