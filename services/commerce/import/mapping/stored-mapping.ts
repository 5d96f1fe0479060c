import { drizzle } from 'drizzle-orm/node-postgres'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import type { ProductDraft } from '../product-draft.ts'
import type { Mapper } from './create-mapper.ts'
import { DEFAULT_MAPPING, type ImportMapping, mappingText, parseMapping } from './mapping-file.ts'

/** The mapping of the last import; the default mapping before the first import. */
export async function loadMapping({ pool }: Database): Promise<ImportMapping> {
  const { rows } = await pool.query<{ value: unknown }>(
    `select value from commerce.shop_metafields where namespace = 'import' and key = 'mapping'`,
  )
  const parsed = rows[0] ? parseMapping(JSON.stringify(rows[0].value)) : null
  return parsed?.ok ? parsed.value : DEFAULT_MAPPING
}

/**
 * Stores the mapping for the next import, and its category titles as the shop's metafield `custom.categories`, which
 * the Storefront API returns. Announces products as changed if the title of one of their categories has changed.
 */
export async function storeMapping({ pool }: Database, mapping: ImportMapping): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ value: ImportMapping['categories'] }>(
      `select value from commerce.shop_metafields where namespace = 'custom' and key = 'categories' for update`,
    )
    const before = rows[0]?.value ?? {}
    await client.query(
      `insert into commerce.shop_metafields (namespace, key, value)
       values ('import', 'mapping', $1), ('custom', 'categories', $2)
       on conflict (namespace, key) do update set value = excluded.value`,
      [mappingText(mapping), JSON.stringify(mapping.categories)],
    )
    const renamed = Object.keys(before).filter(
      (path) => titlesText(before[path]) !== titlesText(mapping.categories[path]),
    )
    const affected = await client.query<{ id: string }>(
      `select product_id::text as id from commerce.product_metafields f
       where namespace = 'custom' and key = 'category'
         and exists (select from unnest($1::text[]) x (path) where starts_with(f.value || '/', x.path || '/'))`,
      [renamed],
    )
    await recordChanges(
      drizzle({ client }),
      PRODUCT_CHANGES,
      affected.rows.map(({ id }) => id),
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Maps products. Stores the mapping with the first product, and after each addition, before the product is written. */
export function storeWhileMapping(
  database: Database,
  mapper: Mapper,
): (draft: ProductDraft) => Promise<ProductDraft> {
  let stored: ImportMapping | null = null
  return async (draft) => {
    const mapped = mapper.map(draft)
    const mapping = mapper.mapping()
    if (mapping !== stored) await storeMapping(database, mapping)
    stored = mapping
    return mapped
  }
}

/** jsonb does not preserve the order of keys. */
function titlesText(titles: ImportMapping['categories'][string] | undefined): string {
  return JSON.stringify(Object.entries(titles ?? {}).toSorted())
}
