import { and, desc, eq, inArray, isNotNull, lte, max, min, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ContentCall } from '../content-call.ts'
import { revisions } from '../documents/content-tables.ts'
import type { ContentDocument } from '../documents/document.ts'
import { toPublishedId } from '../documents/document.ts'
import { mendozaPatch } from '../revisions/mendoza.ts'
import type { Revision } from '../revisions/read-revisions.ts'
import { readRevisions } from '../revisions/read-revisions.ts'

const IDS_PER_CALL_MAX = 20
const TRANSACTIONS_MAX = 200

/** A point in the history: after a transaction, at a time, or the last state in which the document existed. */
type HistoryPoint = { readonly revision: string } | { readonly at: Date } | { readonly isLast: true }

type TransactionFormat = { readonly hasMutations: boolean; readonly hasEffects: boolean }

/**
 * `GET /data/history/{dataset}/transactions/{id,id,…}`: returns the transactions that changed the documents, one per
 * line.
 */
export async function serveTransactions(context: Context, { options }: ContentCall): Promise<Response> {
  const { db } = options.database
  const ids = readIds(context)
  const search = (name: string) => context.req.query(name)
  const limit = parseLimit(search('limit'), 50)
  const [from, until] = await Promise.all([
    findEdgeRevision(options, ids, search('fromTransaction'), 'first'),
    findEdgeRevision(options, ids, search('toTransaction'), 'last'),
  ])
  const found = await readRevisions(db, ids, {
    from,
    until,
    // A transaction changes each document at most once.
    limit: limit * ids.length,
    isOldestFirst: search('reverse') !== 'true',
  })
  const transactions = toTransactions(found, {
    hasMutations: search('excludeMutations') !== 'true' && search('excludeContent') !== 'true',
    hasEffects: search('effectFormat') === 'mendoza',
  })
  const lines = transactions.slice(0, limit).map((transaction) => `${JSON.stringify(transaction)}\n`)
  return context.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
}

/**
 * `GET /data/history/{dataset}/documents/{id,id,…}`: returns the documents as they were at a revision or a point in
 * time.
 */
export async function servePastDocuments(context: Context, call: ContentCall): Promise<Response> {
  const { options, store } = call
  const ids = readIds(context)
  const { revision, time, lastRevision } = context.req.query()
  const at = time === undefined || Number.isNaN(Date.parse(time)) ? options.clock() : new Date(time)
  const point =
    revision !== undefined
      ? ({ revision } as const)
      : lastRevision === 'true'
        ? ({ isLast: true } as const)
        : ({ at } as const)
  const states = await readStates(options.database.db, ids, point)
  const { byId } = await store.view('raw')
  const documents = ids.flatMap((id) => {
    const state = states.get(id)
    if (state !== undefined) return state ?? []
    // The document has not changed since recording started.
    const present = byId.get(id)
    const isBeforePoint =
      revision === undefined ? new Date(present?._updatedAt ?? 0) <= at : present?._rev === revision
    return present && isBeforePoint ? present : []
  })
  return context.json({ documents })
}

/** `GET /data/history/{dataset}/events/documents/{id}`: returns the events of a document, newest first. */
export async function serveDocumentEvents(context: Context, { options }: ContentCall): Promise<Response> {
  const [id = ''] = readIds(context)
  const publishedId = toPublishedId(id)
  const limit = parseLimit(context.req.query('limit'), 100)
  const cursor = Number(context.req.query('nextCursor') ?? Number.NaN)
  const found = await readRevisions(options.database.db, [publishedId, `drafts.${publishedId}`], {
    from: null,
    until: Number.isSafeInteger(cursor) ? cursor : null,
    limit: limit * ROWS_PER_EVENT,
  })
  const last = found.at(-1)
  const hasMore = found.length === limit * ROWS_PER_EVENT && last !== undefined
  const events = toDocumentEvents(found, publishedId)
  return context.json({ events: { [id]: events }, nextCursor: hasMore ? String(last.id - 1) : '' })
}

/** The number of rows read per event, since there are draft edits between events. */
const ROWS_PER_EVENT = 10

function readIds(context: Context): string[] {
  return (context.req.param('ids') ?? '').split(',').slice(0, IDS_PER_CALL_MAX)
}

function parseLimit(text: string | undefined, fallback: number): number {
  const limit = Number(text ?? fallback)
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, TRANSACTIONS_MAX) : fallback
}

/**
 * Returns the first or last revision that a transaction created for the documents, or null if the transaction is
 * missing or unknown.
 */
async function findEdgeRevision(
  { database }: ContentCall['options'],
  ids: readonly string[],
  transactionId: string | undefined,
  edge: 'first' | 'last',
): Promise<number | null> {
  if (!transactionId) return null
  const [row] = await database.db
    .select({ first: min(revisions.id), last: max(revisions.id) })
    .from(revisions)
    .where(and(eq(revisions.transactionId, transactionId), inArray(revisions.documentId, [...ids])))
  return row?.[edge] ?? null
}

/**
 * Returns past states of documents by id. The state is null for a document that did not exist then. Documents without
 * history are missing.
 */
async function readStates(
  db: Queryable,
  ids: readonly string[],
  point: HistoryPoint,
): Promise<Map<string, ContentDocument | null>> {
  const rows = await db
    .selectDistinctOn([revisions.documentId], {
      id: revisions.documentId,
      document: sql<ContentDocument | null>`${revisions.document}`,
    })
    .from(revisions)
    .where(and(inArray(revisions.documentId, [...ids]), toCondition(point)))
    .orderBy(revisions.documentId, desc(revisions.id))
  return new Map(rows.map(({ id, document }) => [id, document]))
}

function toCondition(point: HistoryPoint): SQL | undefined {
  if ('at' in point) return lte(revisions.at, point.at)
  if ('isLast' in point) return isNotNull(revisions.document)
  return sql`${revisions.id} <= (
    select max(made.id) from content.revisions made where made.transaction_id = ${point.revision})`
}

/**
 * Returns the events of a document and its draft in the order of the given revisions: created, published, unpublished,
 * draft discarded, deleted. Draft edits are not events; the Studio reads them from the transactions.
 */
function toDocumentEvents(revisions: readonly Revision[], publishedId: string) {
  return [...groupByTransaction(revisions).values()].flatMap((changed) => toEvent(changed, publishedId) ?? [])
}

function toEvent(changed: readonly Revision[], documentId: string) {
  const draftId = `drafts.${documentId}`
  const published = changed.find((revision) => revision.documentId === documentId)
  const draft = changed.find((revision) => revision.documentId === draftId)
  const first = published ?? draft
  // A state from before recording started has no mutations.
  if (!first || first.mutations.length === 0) return null
  const event = {
    id: first.transactionId,
    timestamp: first.at.toISOString(),
    author: first.author ?? '',
    documentId,
  }
  const endedRevision = draft?.previous?._rev
  if (published?.document && draft && draft.document === null)
    return {
      ...event,
      type: 'publishDocumentVersion',
      revisionId: event.id,
      versionId: draftId,
      versionRevisionId: endedRevision,
      publishCause: { type: 'document.publish' },
      contributors: [event.author],
    }
  if (published && !published.document && draft?.document)
    return { ...event, type: 'unpublishDocument', versionId: draftId, versionRevisionId: event.id }
  if (published && !published.document) return { ...event, type: 'deleteDocumentGroup' }
  if (published?.document) {
    const type = published.previous ? 'updateLiveDocument' : 'createLiveDocument'
    return { ...event, type, revisionId: event.id }
  }
  if (draft?.document && !draft.previous)
    return { ...event, type: 'createDocumentVersion', versionId: draftId, versionRevisionId: event.id }
  if (draft && !draft.document)
    return { ...event, type: 'deleteDocumentVersion', versionId: draftId, versionRevisionId: endedRevision }
  return null
}

/** Returns the transactions of the given revisions, in the same order, in Sanity's format. */
function toTransactions(revisions: readonly Revision[], { hasMutations, hasEffects }: TransactionFormat) {
  return [...groupByTransaction(revisions)].map(([id, changed]) => ({
    id,
    timestamp: changed[0]?.at.toISOString() ?? '',
    author: changed[0]?.author ?? '',
    documentIDs: changed.map(({ documentId }) => documentId),
    ...(hasMutations && { mutations: changed.flatMap(({ mutations }) => mutations) }),
    ...(hasEffects && {
      effects: Object.fromEntries(
        changed.map(({ documentId, previous, document }) => [
          documentId,
          { apply: mendozaPatch(previous, document), revert: mendozaPatch(document, previous) },
        ]),
      ),
    }),
  }))
}

function groupByTransaction(revisions: readonly Revision[]): Map<string, Revision[]> {
  const transactions = new Map<string, Revision[]>()
  for (const revision of revisions) {
    const others = transactions.get(revision.transactionId)
    if (others) others.push(revision)
    else transactions.set(revision.transactionId, [revision])
  }
  return transactions
}
