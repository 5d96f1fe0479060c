import { and, eq, inArray, max, min } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentCall } from '../content-call.ts'
import { revisions } from '../documents/content-tables.ts'
import { toPublishedId } from '../documents/document.ts'
import { readRevisions } from '../revisions/read-revisions.ts'
import { toDocumentEvents } from './document-events.ts'
import { readStates } from './read-states.ts'
import { toTransactions } from './transactions.ts'

const IDS_PER_CALL = 20
const TRANSACTIONS_MAX = 200

/** `GET /data/history/{dataset}/transactions/{id,id,…}`: what changed the documents, one transaction a line. */
export async function serveTransactions(context: Context, { options }: ContentCall): Promise<Response> {
  const { db } = options.database
  const ids = idsOf(context)
  const search = (name: string) => context.req.query(name)
  const limit = limitOf(search('limit'), 50)
  const [from, until] = await Promise.all([
    edgeOf(options, ids, search('fromTransaction'), 'first'),
    edgeOf(options, ids, search('toTransaction'), 'last'),
  ])
  const found = await readRevisions(db, ids, {
    from,
    until,
    // A transaction changes each of them once.
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

/** `GET /data/history/{dataset}/documents/{id,id,…}`: the documents as they were, at a revision or a moment. */
export async function servePastDocuments(context: Context, call: ContentCall): Promise<Response> {
  const { options, store } = call
  const ids = idsOf(context)
  const { revision, time, lastRevision } = context.req.query()
  const at = time === undefined || Number.isNaN(Date.parse(time)) ? options.clock() : new Date(time)
  const wanted =
    revision !== undefined
      ? ({ revision } as const)
      : lastRevision === 'true'
        ? ({ isLast: true } as const)
        : ({ at } as const)
  const states = await readStates(options.database.db, ids, wanted)
  const { byId } = await store.view('raw')
  const documents = ids.flatMap((id) => {
    const state = states.get(id)
    if (state !== undefined) return state ?? []
    // It has not changed since its history started.
    const present = byId.get(id)
    const isWanted =
      revision === undefined ? new Date(present?._updatedAt ?? 0) <= at : present?._rev === revision
    return present && isWanted ? present : []
  })
  return context.json({ documents })
}

/** `GET /data/history/{dataset}/events/documents/{id}`: what happened to a document, the newest first. */
export async function serveDocumentEvents(context: Context, { options }: ContentCall): Promise<Response> {
  const [id = ''] = idsOf(context)
  const publishedId = toPublishedId(id)
  const limit = limitOf(context.req.query('limit'), 100)
  const cursor = Number(context.req.query('nextCursor') ?? Number.NaN)
  const found = await readRevisions(options.database.db, [publishedId, `drafts.${publishedId}`], {
    from: null,
    until: Number.isSafeInteger(cursor) ? cursor : null,
    limit: limit * ROWS_PER_EVENT,
  })
  const last = found.at(-1)
  const isMore = found.length === limit * ROWS_PER_EVENT && last !== undefined
  const events = toDocumentEvents(found, publishedId)
  return context.json({ events: { [id]: events }, nextCursor: isMore ? String(last.id - 1) : '' })
}

/** Between two events there are edits of the draft. */
const ROWS_PER_EVENT = 10

function idsOf(context: Context): string[] {
  return (context.req.param('ids') ?? '').split(',').slice(0, IDS_PER_CALL)
}

function limitOf(text: string | undefined, otherwise: number): number {
  const limit = Number(text ?? otherwise)
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, TRANSACTIONS_MAX) : otherwise
}

/** The first or last revision that a transaction made of the documents; null if none is named, or it is unknown. */
async function edgeOf(
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
