import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * A stored product in the form of a product file, without converted prices. The quantities in `draft` are those of the
 * last file, so that importing the same file again changes nothing; `onHand` has the current ones.
 */
export type StoredDraft = {
  id: number
  draft: ProductDraft
  onHand: number[]
}

export async function findStoredDrafts(
  pool: Pool,
  handles: readonly string[],
): Promise<ReadonlyMap<string, StoredDraft>> {
  const { rows } = await pool.query<StoredRow>({
    name: 'import-stored',
    text: `${SELECT} where p.handle = any($1::text[])`,
    values: [handles],
  })
  return new Map(rows.map((row) => [row.handle, toStored(row)]))
}

export async function findStoredDraft(db: Queryable, id: number): Promise<StoredDraft | null> {
  const { rows } = await db.execute<StoredRow>(sql`${sql.raw(SELECT)} where p.id = ${id}`)
  const [row] = rows
  return row
    ? toStored({ ...row, createdAt: new Date(row.createdAt), publishedAt: toDate(row.publishedAt) })
    : null
}

/** Drizzle returns timestamps as text. */
function toDate(time: Date | string | null): Date | null {
  return time === null ? null : new Date(time)
}

/** Reads a batch of products in the order of their ids, after the given id. */
export async function readStoredDrafts(
  client: PoolClient,
  { after, size }: { after: number; size: number },
): Promise<StoredDraft[]> {
  const { rows } = await client.query<StoredRow>({
    name: 'export-products',
    text: `${SELECT} where p.id > $1 order by p.id limit $2`,
    values: [after, size],
  })
  return rows.map(toStored)
}

type StoredRow = Omit<ProductDraft, 'line' | 'isPublished' | 'createdAt' | 'publishedAt'> & {
  id: number
  createdAt: Date
  publishedAt: Date | null
  onHand: number[]
}

function toStored({ id, onHand, createdAt, publishedAt, ...row }: StoredRow): StoredDraft {
  const draft = {
    ...row,
    line: 0,
    isPublished: publishedAt !== null,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
  return { id, draft, onHand }
}

const VARIANTS = `
  select json_agg(json_build_object('line', 0, 'title', v.title, 'choices', json_build_array(v.option1, v.option2, v.option3),
    'sku', v.sku, 'barcode', v.barcode, 'weightGrams', v.weight_grams, 'requiresShipping', v.requires_shipping,
    'isTaxable', v.is_taxable, 'pictureUrl', v.picture_url, 'quantity', coalesce(i.imported_quantity, i.on_hand),
    'unsoldIn', v.unsold_in, 'isTracked', i.is_tracked, 'continueSelling', i.continue_selling,
    'prices', coalesce((select json_agg(json_build_object('currency', currency, 'priceMinor', price_minor,
        'compareAtMinor', compare_at_minor, 'tradePriceMinor', trade_price_minor) order by currency)
      from commerce.variant_prices where variant_id = v.id and not is_converted), '[]')) order by v.position)
  from commerce.variants v join commerce.inventory i on i.variant_id = v.id where v.product_id = p.id`

const ON_HAND = `
  select json_agg(i.on_hand order by v.position)
  from commerce.variants v join commerce.inventory i on i.variant_id = v.id where v.product_id = p.id`

const MEDIA = `
  select json_agg(json_build_object('kind', kind, 'url', url, 'alt', alt, 'altTranslations', alt_translations,
    'width', width, 'height', height, 'sources', sources) order by position)
  from commerce.media where product_id = p.id`

const METAFIELDS = `
  select json_agg(json_build_object('namespace', namespace, 'key', key, 'type', type, 'value', value)
    order by namespace, key)
  from commerce.product_metafields where product_id = p.id`

/** Only custom collections, since smart collections are determined by their rules. */
const COLLECTIONS = `
  select json_agg(c.title order by c.handle)
  from commerce.collection_products cp join commerce.collections c on c.id = cp.collection_id
  where cp.product_id = p.id and c.rules is null`

const TRANSLATIONS = `
  select json_agg(json_build_object('language', language, 'handle', handle, 'title', title,
    'descriptionHtml', description_html, 'seoTitle', seo_title, 'seoDescription', seo_description,
    'optionNames', option_names, 'optionValues', option_values, 'metafields', metafields) order by language)
  from commerce.product_translations where product_id = p.id`

const SELECT = `
  select p.id::int as id, p.handle, p.title, p.description_html as "descriptionHtml", p.vendor,
    p.product_type as "productType", p.category_path as "categoryPath", p.tags, p.status,
    p.created_at as "createdAt", p.published_at as "publishedAt", p.seo_title as "seoTitle",
    p.seo_description as "seoDescription", p.is_gift_card as "isGiftCard", p.options,
    coalesce((${VARIANTS}), '[]') as variants, coalesce((${ON_HAND}), '[]') as "onHand", coalesce((${MEDIA}), '[]') as media,
    coalesce((${METAFIELDS}), '[]') as metafields, coalesce((${COLLECTIONS}), '[]') as collections,
    coalesce((${TRANSLATIONS}), '[]') as translations
  from commerce.products p`
