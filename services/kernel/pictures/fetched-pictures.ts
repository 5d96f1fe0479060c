import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { fetchedPictures } from '../kernel-tables.ts'

/** A downloaded picture: the name of its file in the shop's own store, and its size in pixels. */
export type FetchedPicture = { name: string; width: number; height: number }

export async function findFetchedPictures(
  { pool }: Database,
  sources: readonly string[],
): Promise<ReadonlyMap<string, FetchedPicture>> {
  if (sources.length === 0) return new Map()
  const { rows } = await pool.query<FetchedPicture & { source: string }>({
    name: 'fetched-pictures',
    text: 'select source, name, width, height from kernel.fetched_pictures where source = any($1::text[])',
    values: [sources],
  })
  return new Map(rows.map(({ source, name, width, height }) => [source, { name, width, height }]))
}

/** Records a picture once its file is complete. */
export async function recordFetchedPicture(
  { db }: Database,
  source: string,
  picture: FetchedPicture,
): Promise<void> {
  await db
    .insert(fetchedPictures)
    .values({ source, ...picture })
    .onConflictDoUpdate({ target: fetchedPictures.source, set: { ...picture, fetchedAt: sql`now()` } })
}
