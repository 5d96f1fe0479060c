import type { Language } from '#domain/market/locale.ts'
import type { Database } from '#services/kernel/database/database.ts'

/** A collection in one language. */
export type CollectionRow = {
  id: number
  handle: string
  title: string
  descriptionHtml: string
  seoTitle: string | null
  seoDescription: string | null
  pictureUrl: string | null
  updatedAt: Date
}

export type CollectionChoice =
  | { ids: readonly number[] }
  | { handle: string }
  | { productId: number }
  | { all: true }

/** Published collections sorted by title; a handle may be the translated or the original one. */
export async function findCollectionRows(
  { pool }: Database,
  choice: CollectionChoice,
  language: Language,
): Promise<CollectionRow[]> {
  const [condition, value] = conditionOf(choice)
  const { rows } = await pool.query<CollectionRow>(
    `select c.id::int as id, coalesce(c.translations -> $1 ->> 'handle', c.handle) as handle,
       coalesce(c.translations -> $1 ->> 'title', c.title) as title,
       coalesce(c.translations -> $1 ->> 'descriptionHtml', c.description_html) as "descriptionHtml",
       c.seo_title as "seoTitle", c.seo_description as "seoDescription", c.picture_url as "pictureUrl",
       c.updated_at as "updatedAt"
     from commerce.collections c where c.is_published and ${condition} order by lower(c.title), c.id`,
    value === undefined ? [language] : [language, value],
  )
  return rows
}

function conditionOf(choice: CollectionChoice): [string, (number | string | readonly number[])?] {
  if ('ids' in choice) return ['c.id = any($2::bigint[])', choice.ids]
  if ('handle' in choice) return [`$2 in (c.handle, c.translations -> $1 ->> 'handle')`, choice.handle]
  if ('productId' in choice) {
    return [
      'c.id in (select collection_id from commerce.collection_products where product_id = $2)',
      choice.productId,
    ]
  }
  return ['true']
}
