import { and, desc, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { revisions } from '../documents/content-tables.ts'
import type { ContentDocument } from '../documents/document.ts'

/** When: after a transaction, at a moment, or the last time that it existed. */
type Wanted = { readonly revision: string } | { readonly at: Date } | { readonly isLast: true }

/** Past states of documents by id: null for one that did not exist then; a document without history is missing. */
export async function readStates(
  db: Queryable,
  ids: readonly string[],
  wanted: Wanted,
): Promise<Map<string, ContentDocument | null>> {
  const rows = await db
    .selectDistinctOn([revisions.documentId], {
      id: revisions.documentId,
      document: sql<ContentDocument | null>`${revisions.document}`,
    })
    .from(revisions)
    .where(and(inArray(revisions.documentId, [...ids]), conditionOf(wanted)))
    .orderBy(revisions.documentId, desc(revisions.id))
  return new Map(rows.map(({ id, document }) => [id, document]))
}

function conditionOf(wanted: Wanted): SQL | undefined {
  if ('at' in wanted) return lte(revisions.at, wanted.at)
  if ('isLast' in wanted) return isNotNull(revisions.document)
  return sql`${revisions.id} <= (
    select max(made.id) from content.revisions made where made.transaction_id = ${wanted.revision})`
}
