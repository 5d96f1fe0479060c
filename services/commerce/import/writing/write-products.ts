import type { PoolClient } from 'pg'
import type { ChangedDraft, PlacedDraft } from './placed-draft.ts'

/** Inserts or updates the products by handle and returns their row numbers. */
export async function writeProducts(
  client: PoolClient,
  drafts: readonly ChangedDraft[],
): Promise<PlacedDraft[]> {
  const { rows } = await client.query<{ id: number; handle: string }>({
    name: 'import-products',
    text: UPSERT,
    values: [JSON.stringify(drafts.map(toRecord))],
  })
  const idByHandle = new Map(rows.map(({ id, handle }) => [handle, id]))
  return drafts.map((changed) => {
    const productId = idByHandle.get(changed.draft.handle)
    if (productId === undefined) throw new Error(`Not written: ${changed.draft.handle}`)
    return { ...changed, productId }
  })
}

function toRecord({ draft, digest }: ChangedDraft) {
  return {
    handle: draft.handle,
    title: draft.title,
    description_html: draft.descriptionHtml,
    vendor: draft.vendor,
    product_type: draft.productType,
    category_path: draft.categoryPath,
    tags: draft.tags,
    status: draft.status,
    is_published: draft.isPublished,
    published_at: draft.publishedAt,
    created_at: draft.createdAt,
    seo_title: draft.seoTitle,
    seo_description: draft.seoDescription,
    is_gift_card: draft.isGiftCard,
    options: draft.options,
    import_digest: digest,
  }
}

/** A product keeps its first timestamps unless the file has them; unpublishing clears the timestamp. */
const UPSERT = `
  insert into commerce.products as p (handle, title, description_html, vendor, product_type, category_path, tags,
    status, published_at, seo_title, seo_description, is_gift_card, options, import_digest, created_at, updated_at)
  select x.handle, x.title, x.description_html, x.vendor, x.product_type, x.category_path,
    array(select jsonb_array_elements_text(x.tags)), x.status,
    case when x.is_published then coalesce(x.published_at, old.published_at, now()) end,
    x.seo_title, x.seo_description, x.is_gift_card, x.options, x.import_digest,
    coalesce(x.created_at, old.created_at, now()), now()
  from jsonb_to_recordset($1::jsonb) as x (handle text, title text, description_html text, vendor text,
    product_type text, category_path text, tags jsonb, status text, is_published boolean,
    published_at timestamptz, created_at timestamptz, seo_title text, seo_description text,
    is_gift_card boolean, options jsonb, import_digest text)
  left join commerce.products old on old.handle = x.handle
  on conflict (handle) do update set
    title = excluded.title, description_html = excluded.description_html, vendor = excluded.vendor,
    product_type = excluded.product_type, category_path = excluded.category_path, tags = excluded.tags,
    status = excluded.status, published_at = excluded.published_at, seo_title = excluded.seo_title,
    seo_description = excluded.seo_description, is_gift_card = excluded.is_gift_card,
    options = excluded.options, import_digest = excluded.import_digest, created_at = excluded.created_at,
    updated_at = excluded.updated_at
  returning p.id::int as id, p.handle`
