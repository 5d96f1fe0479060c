import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { documents } from '../documents/content-tables.ts'
import { toBody } from '../documents/document.ts'
import { recordDocumentChanges } from '../documents/document-changes.ts'
import { readTimestamp } from './change-documents.ts'
import { documentId } from './mutation.ts'

const importedDocument = z
  .record(z.string(), z.unknown())
  .and(z.object({ _id: documentId, _type: z.string().min(1).max(128) }))

type ImportedDocument = z.infer<typeof importedDocument>

type ImportSettings = {
  now: Date
  /** `replace` overwrites documents that differ; `missing` does not change existing documents. */
  existing: 'replace' | 'missing'
}

/**
 * Imports documents, given as a list or as NDJSON (one document per line, as in Sanity's dataset exports), all or none,
 * with their timestamps. Importing the same documents again changes nothing. Returns the ids of changed documents.
 * Throws if one has no valid `_id` and `_type`.
 */
export async function importDocuments(
  database: Database,
  source: string | readonly unknown[],
  { now, existing }: ImportSettings,
): Promise<string[]> {
  const list = z.array(importedDocument).parse(typeof source === 'string' ? readLines(source) : source)
  return database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.contentDocuments})`)
    const changed: string[] = []
    for (let start = 0; start < list.length; start += ROWS_PER_STATEMENT) {
      const rows = list.slice(start, start + ROWS_PER_STATEMENT).map((document) => toRow(document, now))
      const insert = transaction.insert(documents).values(rows)
      const written = await (existing === 'missing'
        ? insert.onConflictDoNothing().returning({ id: documents.id })
        : insert.onConflictDoUpdate(overwrite).returning({ id: documents.id }))
      changed.push(...written.map(({ id }) => id))
    }
    await recordDocumentChanges(transaction, changed)
    return changed
  })
}

const ROWS_PER_STATEMENT = 500

const overwrite = {
  target: documents.id,
  set: {
    type: sql`excluded.type`,
    body: sql`excluded.body`,
    revision: sql`excluded.revision`,
    updatedAt: sql`excluded.updated_at`,
  },
  setWhere: sql`(${documents.type}, ${documents.body}) is distinct from (excluded.type, excluded.body)`,
}

function readLines(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => JSON.parse(line))
}

function toRow(document: ImportedDocument, now: Date): typeof documents.$inferInsert {
  const { _rev: revision } = document
  return {
    id: document._id,
    type: document._type,
    body: toBody(document),
    revision: typeof revision === 'string' ? revision : randomToken(),
    createdAt: new Date(readTimestamp(document._createdAt) ?? now),
    updatedAt: new Date(readTimestamp(document._updatedAt) ?? now),
  }
}
