import type { Language } from '#domain/market/locale.ts'
import type { Database } from '#services/kernel/database/database.ts'

export type CollectionRow = {
  id: number
  handle: string
  title: string
  descriptionHtml: string
  seoTitle: string | null
  seoDescription: string | null
  pictureUrl: string | null
  /** Whether the title, or the description, has a translation in the requested language. */
  isTitleTranslated: boolean
  isDescriptionTranslated: boolean
  updatedAt: Date
}

export type CollectionChoice = { ids: readonly number[] } | { handle: string } | { all: true }

/** Published collections sorted by title; a handle may be the translated or the original one. */
export async function findCollectionRows(
  { pool }: Database,
  choice: CollectionChoice,
  language: Language,
): Promise<CollectionRow[]> {
  const [condition, value] = choiceCondition(choice)
  const { rows } = await pool.query<CollectionRow>(
    `select ${FIELDS} from commerce.collections c where c.is_published and ${condition} order by ${BY_TITLE}`,
    value === undefined ? [language] : [language, value],
  )
  return rows
}

/** Loads the published collections of products in one query, by product id and sorted by title. */
export async function loadCollectionsByProduct(
  { pool }: Database,
  productIds: readonly number[],
  language: Language,
): Promise<Map<number, CollectionRow[]>> {
  const { rows } = await pool.query<CollectionRow & { productId: number }>(
    `select ${FIELDS}, cp.product_id::int as "productId" from commerce.collection_products cp
     join commerce.collections c on c.id = cp.collection_id
     where c.is_published and cp.product_id = any($2::bigint[]) order by ${BY_TITLE}`,
    [language, productIds],
  )
  const found = new Map<number, CollectionRow[]>()
  for (const { productId, ...row } of rows) {
    const group = found.get(productId)
    if (group) group.push(row)
    else found.set(productId, [row])
  }
  return found
}

const FIELDS = `c.id::int as id, coalesce(c.translations -> $1 ->> 'handle', c.handle) as handle,
  coalesce(c.translations -> $1 ->> 'title', c.title) as title,
  coalesce(c.translations -> $1 ->> 'descriptionHtml', c.description_html) as "descriptionHtml",
  c.translations -> $1 ->> 'title' is not null as "isTitleTranslated",
  c.translations -> $1 ->> 'descriptionHtml' is not null as "isDescriptionTranslated",
  c.seo_title as "seoTitle", c.seo_description as "seoDescription", c.picture_url as "pictureUrl",
  c.updated_at as "updatedAt"`

const BY_TITLE = 'lower(c.title), c.id'

function choiceCondition(choice: CollectionChoice): [string, (number | string | readonly number[])?] {
  if ('ids' in choice) return ['c.id = any($2::bigint[])', choice.ids]
  if ('handle' in choice) return [`$2 in (c.handle, c.translations -> $1 ->> 'handle')`, choice.handle]
  return ['true']
}
