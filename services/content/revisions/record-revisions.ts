import { inArray, sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { documents, revisions } from '../documents/content-tables.ts'
import { type ContentDocument, toDocument, toPublishedId } from '../documents/document.ts'
import type { Mutation } from '../mutations/mutation.ts'

type Documents = ReadonlyMap<string, ContentDocument | null>

type Recorded = {
  /** By id; null or missing: there is none. */
  before: Documents
  after: Documents
  changedIds: readonly string[]
  mutations: readonly Mutation[]
  transactionId: string
  author: string | null
  now: Date
}

/** Records what a transaction made of its documents, and announces it to those who listen. */
export async function recordRevisions(transaction: Queryable, recorded: Recorded): Promise<void> {
  const { before, after, changedIds, mutations, transactionId, author, now } = recorded
  if (changedIds.length === 0) return
  const origins = await findOrigins(transaction, before, changedIds)
  const baselines = await findBaselines(transaction, [
    ...origins,
    ...changedIds.flatMap((id) => before.get(id) ?? []),
  ])
  const rows = changedIds.map((documentId) => ({
    documentId,
    transactionId,
    at: now,
    author,
    document: after.get(documentId) ?? null,
    mutations: mutations.filter((mutation) => concerns(mutation, documentId)),
  }))
  for (let start = 0; start < baselines.length; start += ROWS_PER_STATEMENT)
    await transaction.insert(revisions).values(baselines.slice(start, start + ROWS_PER_STATEMENT))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await transaction.insert(revisions).values(rows.slice(start, start + ROWS_PER_STATEMENT))
  await transaction.execute(sql`select pg_notify(${CHANGES.contentTransactions}, ${transactionId})`)
}

const ROWS_PER_STATEMENT = 100

/** The published documents of new drafts, whose history starts with what the draft was made from. */
async function findOrigins(transaction: Queryable, before: Documents, ids: readonly string[]) {
  const published = ids.filter((id) => !before.get(id)).map(toPublishedId)
  const missing = published.filter((id) => !before.has(id) && !ids.includes(id))
  if (missing.length === 0) return []
  return (await transaction.select().from(documents).where(inArray(documents.id, missing))).map(toDocument)
}

/** The states of documents whose last state is not recorded: imported ones, and those of older releases. */
async function findBaselines(transaction: Queryable, present: readonly ContentDocument[]) {
  if (present.length === 0) return []
  const latest = await transaction
    .selectDistinctOn([revisions.documentId], {
      id: revisions.documentId,
      revision: sql<string | null>`${revisions.document}->>'_rev'`,
    })
    .from(revisions)
    .where(
      inArray(
        revisions.documentId,
        present.map(({ _id }) => _id),
      ),
    )
    .orderBy(revisions.documentId, sql`${revisions.id} desc`)
  const known = new Map(latest.map(({ id, revision }) => [id, revision]))
  return present
    .filter(({ _id, _rev }) => known.get(_id) !== _rev)
    .map((document) => ({
      documentId: document._id,
      transactionId: document._rev,
      at: new Date(document._updatedAt),
      author: null,
      document,
      mutations: [],
    }))
}

/** A mutation that selects its documents by a query, or that generates an id, may concern any of them. */
function concerns(mutation: Mutation, documentId: string): boolean {
  const [change] = Object.values(mutation)
  const id: unknown = 'id' in change ? change.id : change._id
  return typeof id !== 'string' || id === documentId || id.endsWith('.')
}
