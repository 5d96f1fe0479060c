import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { PRODUCT_CHANGES } from './product-changes.ts'

/** Announces the products that have pictures on these hosts, because the shop shows them from now on. */
export async function announcePicturesOn(database: Database, hosts: readonly string[]): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select distinct product_id::text as id from commerce.media where split_part(url, '/', 3) = any($1::text[])`,
    [hosts],
  )
  await recordChanges(
    database.db,
    PRODUCT_CHANGES,
    rows.map(({ id }) => id),
  )
}
