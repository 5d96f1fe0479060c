import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { toSlug } from '#domain/links/slug.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import { readTradeRoundings } from '../../currencies/refresh-trade-prices.ts'
import { conversions } from '../../tables/conversion-tables.ts'
import { updateSmartCollections } from '../collections/smart-collections.ts'
import type { ChangedDraft, PlacedDraft } from './placed-draft.ts'
import { writeCompleteness } from './write-completeness.ts'
import { writeMedia, writeMetafields, writeTranslations } from './write-parts.ts'
import { writeVariants } from './write-variants.ts'

/** A product retains its timestamps unless the file has others. Unpublishing clears `published_at`. */
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

/**
 * Writes products in one transaction: all of them or, on an error, none. Simultaneous imports write their batches one
 * after the other. Each product is logged as changed.
 */
export async function writeBatch(database: Database, drafts: readonly ChangedDraft[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await writeDrafts(client, drafts)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Writes products in the caller's transaction; returns them with their ids. */
export async function writeDrafts(
  client: PoolClient,
  drafts: readonly ChangedDraft[],
): Promise<PlacedDraft[]> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
  const placed = await writeProducts(client, drafts)
  await writeTranslations(client, placed)
  const db = drizzle({ client })
  await writeVariants(client, placed, {
    conversions: await db.select().from(conversions),
    roundings: await readTradeRoundings(db),
  })
  await writeMedia(client, placed)
  await writeMetafields(client, placed)
  await writeCompleteness(client, placed)
  await writeCollections(client, placed)
  await updateSmartCollections(
    client,
    placed.map(({ productId }) => productId),
  )
  await recordChanges(
    db,
    PRODUCT_CHANGES,
    placed.map(({ productId }) => String(productId)),
  )
  return placed
}

/**
 * Adds the products to the custom collections in the file, creating missing ones. A product without collections in
 * the file is not changed. Smart collections are filled by their rules alone.
 */
async function writeCollections(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  const titles = new Set(placed.flatMap(({ draft }) => draft.collections ?? []))
  const handles = await findHandles(client, [...titles])
  const memberships = placed.flatMap(({ productId, draft }) =>
    (draft.collections ?? []).map((title) => ({
      productId,
      title,
      handle: handles.get(title.toLowerCase()) ?? toSlug(title),
    })),
  )
  const reported = placed.filter(({ draft }) => draft.collections !== null).map(({ productId }) => productId)
  if (reported.length === 0) return
  await client.query(
    `insert into commerce.collections (handle, title)
     select distinct on (handle) handle, title from unnest($1::text[], $2::text[]) as x (handle, title)
     on conflict (handle) do nothing`,
    [memberships.map(({ handle }) => handle), memberships.map(({ title }) => title)],
  )
  const retained = [memberships.map(({ productId }) => productId), memberships.map(({ handle }) => handle)]
  await client.query(
    `delete from commerce.collection_products cp using commerce.collections c
     where c.id = cp.collection_id and c.rules is null and cp.product_id = any($1::bigint[])
       and (cp.product_id, c.handle) not in (select * from unnest($2::bigint[], $3::text[]))`,
    [reported, ...retained],
  )
  // New products are appended in the order of the file.
  await client.query(
    `insert into commerce.collection_products (collection_id, product_id, position)
     select c.id, x.product_id, x.place + (select coalesce(max(position), 0) from commerce.collection_products
       where collection_id = c.id)
     from unnest($1::bigint[], $2::text[]) with ordinality as x (product_id, handle, place)
     join commerce.collections c on c.handle = x.handle and c.rules is null
     on conflict (collection_id, product_id) do nothing`,
    retained,
  )
}

/** The handles of existing collections by title, in lowercase. */
async function findHandles(client: PoolClient, titles: readonly string[]): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map()
  const { rows } = await client.query<{ title: string; handle: string }>(
    'select lower(title) as title, handle from commerce.collections where lower(title) = any($1::text[])',
    [titles.map((title) => title.toLowerCase())],
  )
  return new Map(rows.map(({ title, handle }) => [title, handle]))
}

/** Inserts or updates the products by handle; returns them with their ids. */
async function writeProducts(client: PoolClient, drafts: readonly ChangedDraft[]): Promise<PlacedDraft[]> {
  const { rows } = await client.query<{ id: number; handle: string }>({
    name: 'import-products',
    text: UPSERT,
    values: [JSON.stringify(drafts.map(toRecord))],
  })
  const idByHandle = new Map(rows.map(({ id, handle }) => [handle, id]))
  return drafts.map((changed) => {
    const productId = idByHandle.get(changed.draft.handle)
    if (productId === undefined) throw new Error(`Product ${changed.draft.handle} was not written`)
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
