import { inArray, like, sql } from 'drizzle-orm'
import { documents } from '../../services/content/documents/content-tables.ts'
import { recordDocumentChanges } from '../../services/content/documents/document-changes.ts'
import { importDocuments } from '../../services/content/mutations/import-documents.ts'
import type { Database } from '../../services/kernel/database/database.ts'
import { LOCKS } from '../../services/kernel/database/locks.ts'
import { readPictureAssets, withAssetIds } from './picture-assets.ts'

/**
 * Changes the ids of pictures that an older release loaded to Sanity's format, in their documents and in everything
 * that references them. Repeating it changes nothing.
 */
export async function renameDemoAssets(database: Database, now: Date): Promise<void> {
  const assets = await readPictureAssets()
  const formerIds = [...assets.keys()].map((name) => `image-${name}`)
  const [oldPicture] = await database.db
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, formerIds))
    .limit(1)
  if (!oldPicture) return
  await importDocuments(database, [...assets.values()], { now, existing: 'replace' })
  await database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.contentDocuments})`)
    const rows = await transaction
      .select({ id: documents.id, body: documents.body })
      .from(documents)
      .where(like(sql`${documents.body}::text`, '%"_ref": "image-%'))
    for (const { id, body } of rows)
      await transaction
        .update(documents)
        .set({ body: withAssetIds(body, assets) })
        .where(sql`${documents.id} = ${id}`)
    await transaction.delete(documents).where(inArray(documents.id, formerIds))
    await recordDocumentChanges(transaction, [...rows.map(({ id }) => id), ...formerIds])
  })
}
