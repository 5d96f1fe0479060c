import { and, inArray, sql } from 'drizzle-orm'
import { assetName } from '#contracts/asset-name.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { documents } from '../documents/content-tables.ts'
import { assets } from './asset-tables.ts'

/** Removes the files of deleted documents, unless another document references them. */
export async function removeDocumentAssets(db: Queryable, deletedIds: readonly string[]): Promise<void> {
  const names = deletedIds.flatMap((id) => assetName(id) ?? [])
  if (names.length > 0) await db.delete(assets).where(and(inArray(assets.name, names), IS_UNUSED))
}

/** Removes files that no document refers to anymore. */
export async function removeUnusedAssets(db: Queryable): Promise<void> {
  await db.delete(assets).where(IS_UNUSED)
}

const IS_UNUSED = sql`not exists (
  select from ${documents}
  where ${documents.type} in ('sanity.imageAsset', 'sanity.fileAsset')
    and right(${documents.body} ->> 'url', length(${assets.name}) + 1) = '/' || ${assets.name}
)`
