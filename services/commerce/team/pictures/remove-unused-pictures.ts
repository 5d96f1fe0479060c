import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Database } from '#services/kernel/database/database.ts'

/** How long a picture that nothing shows stays, so that a removal can be undone. */
export const UNUSED_PICTURE_DAYS = 7

/**
 * Notes which uploaded pictures are shown, by the catalogue or an order, and removes those that have not been for a while.
 * The file is removed while the row is locked, so that the same picture can be added again meanwhile.
 */
export async function removeUnusedPictures({ db }: Database, folder: string, now: Date): Promise<void> {
  await db.execute(sql`
    with used as (
      select url from commerce.media union select picture_url from commerce.collections where picture_url is not null
      union select picture_url from commerce.variants where picture_url is not null
      union select picture ->> 'url' from commerce.order_lines where starts_with(picture ->> 'url', ${PICTURES_PATH}))
    update commerce.uploaded_pictures p set unused_since = case when not is_used then coalesce(unused_since, ${now.toISOString()}::timestamptz) end
    from (select name, exists (select from used where url = ${PICTURES_PATH} || name) as is_used
      from commerce.uploaded_pictures) x
    where p.name = x.name and (x.is_used = (p.unused_since is not null))`)
  const limit = new Date(now.getTime() - UNUSED_PICTURE_DAYS * 24 * 3_600_000).toISOString()
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from commerce.uploaded_pictures where unused_since < ${limit}::timestamptz`,
  )
  for (const { name } of rows)
    await db.transaction(async (tx) => {
      const removed = await tx.execute(
        sql`delete from commerce.uploaded_pictures where name = ${name} and unused_since < ${limit}::timestamptz`,
      )
      if (removed.rowCount) await rm(join(folder, name), { force: true })
    })
}
