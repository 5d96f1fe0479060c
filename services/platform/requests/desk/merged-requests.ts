import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'

export type MergedRequest = { id: string; number: string }

/**
 * Returns the id of the request whose conversation gets the messages about request `id`: the request itself, or the one
 * that it was merged into, which may have been merged in turn.
 */
export async function resolveMergedId(db: Queryable, id: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive path as (
      select id, merged_into from platform.requests where id = ${id}
      union all
      select next.id, next.merged_into from platform.requests next join path on next.id = path.merged_into
    )
    select id from path where merged_into is null`)
  return rows[0]?.id ?? id
}

/** Returns the requests that were merged into request `id`, directly or through others. */
export async function findMergedRequests(db: Queryable, id: string): Promise<MergedRequest[]> {
  const { rows } = await db.execute<MergedRequest>(sql`
    with recursive merged as (
      select id, number from platform.requests where merged_into = ${id}
      union all
      select next.id, next.number from platform.requests next join merged on next.merged_into = merged.id
    )
    select id, number from merged order by number`)
  return rows
}
