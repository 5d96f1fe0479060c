import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { revisions } from '../documents/content-tables.ts'
import type { ContentDocument } from '../documents/document.ts'

/** A state of a document after a transaction, with the previous state. */
export type Revision = {
  readonly id: number
  readonly documentId: string
  readonly transactionId: string
  readonly at: Date
  readonly author: string | null
  readonly mutations: readonly unknown[]
  readonly document: ContentDocument | null
  readonly previous: ContentDocument | null
}

const columns = {
  id: revisions.id,
  documentId: revisions.documentId,
  transactionId: revisions.transactionId,
  at: revisions.at,
  author: revisions.author,
  mutations: revisions.mutations,
  document: sql<ContentDocument | null>`${revisions.document}`,
  previous: sql<ContentDocument | null>`(
    select earlier.document from content.revisions earlier
    where earlier.document_id = revisions.document_id and earlier.id < revisions.id
    order by earlier.id desc limit 1)`,
}

/** Returns what one transaction changed, in order. */
export async function readTransaction(db: Queryable, transactionId: string): Promise<Revision[]> {
  return db
    .select(columns)
    .from(revisions)
    .where(and(eq(revisions.transactionId, transactionId), sql`${revisions.mutations} <> '[]'::jsonb`))
    .orderBy(asc(revisions.id))
}

/** Returns the documents' revisions with ids in the range, whose bounds are inclusive; by default newest first. */
export async function readRevisions(
  db: Queryable,
  documentIds: readonly string[],
  { from, until, limit, isOldestFirst = false }: Range,
): Promise<Revision[]> {
  return db
    .select(columns)
    .from(revisions)
    .where(
      and(
        inArray(revisions.documentId, [...documentIds]),
        from === null ? undefined : sql`${revisions.id} >= ${from}`,
        until === null ? undefined : sql`${revisions.id} <= ${until}`,
      ),
    )
    .orderBy(isOldestFirst ? asc(revisions.id) : sql`${revisions.id} desc`)
    .limit(limit)
}

type Range = { from: number | null; until: number | null; limit: number; isOldestFirst?: boolean }
