import type { Database } from '#services/kernel/database/database.ts'
import { allowPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { announcePicturesOn } from '../changes/announce-pictures.ts'

/** The host of an origin whose pictures can be allowed: only https without a port. */
export function hostOf(origin: string): string | null {
  const { protocol, port, hostname } = new URL(origin)
  return protocol === 'https:' && port === '' ? hostname : null
}

/** Allows the pictures of these origins, and announces the products that have some. Returns the hosts that are new. */
export async function allowHosts(database: Database, origins: readonly string[]): Promise<string[]> {
  const added = await allowPictureHosts(
    database,
    origins.flatMap((origin) => hostOf(origin) ?? []),
  )
  if (added.length > 0) await announcePicturesOn(database, added)
  return added
}
