import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { allowPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { PRODUCT_CHANGES } from '../changes/product-changes.ts'

/** The host of an origin whose pictures can be allowed; null unless it is https without a port. */
export function allowableHost(origin: string): string | null {
  const { protocol, port, hostname } = new URL(origin)
  return protocol === 'https:' && port === '' ? hostname : null
}

/** Allows pictures from these origins, and announces the products that have some. Returns the new hosts. */
export async function allowHosts(database: Database, origins: readonly string[]): Promise<string[]> {
  const added = await allowPictureHosts(
    database,
    origins.flatMap((origin) => allowableHost(origin) ?? []),
  )
  if (added.length > 0) await announcePicturesOn(database, added)
  return added
}

/** Announces the products with pictures on these hosts, because the shop displays them from now on. */
async function announcePicturesOn(database: Database, hosts: readonly string[]): Promise<void> {
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
