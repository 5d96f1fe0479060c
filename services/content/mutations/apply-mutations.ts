import { inArray, not, sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { removeDocumentAssets } from '../assets/remove-assets.ts'
import { documents, revisions } from '../documents/content-tables.ts'
import { type ContentDocument, toBody, toDocument, toPublishedId } from '../documents/document.ts'
import { recordDocumentChanges } from '../documents/document-changes.ts'
import type { MutationError } from '../wire-errors.ts'
import { changeDocuments, type MutationResult } from './change-documents.ts'
import type { Mutation, Selection } from './mutation.ts'

export type MutationOutcome =
  | { ok: true; results: MutationResult[]; changedIds: string[] }
  | { ok: false; error: MutationError; index: number }

type MutationSettings = {
  now: Date
  transactionId: string
  isDryRun: boolean
  /** The team member's account id. Null for token holders. */
  author: string | null
  select(selection: Selection): string[]
}

/** The maximum number of referring documents that a refusal lists. */
const REFERRING_IDS_MAX = 100

type Documents = ReadonlyMap<string, ContentDocument | null>

type RevisionInput = {
  /** The documents by id. Null or missing if there is none. */
  before: Documents
  after: Documents
  changedIds: readonly string[]
  mutations: readonly Mutation[]
  transactionId: string
  author: string | null
  now: Date
}

const ROWS_PER_STATEMENT = 100

/**
 * Applies mutations in order, all or none, within the given transaction. Writers are serialized, so that a patch always
 * applies to the current document.
 */
export async function applyMutations(
  transaction: Queryable,
  mutations: readonly Mutation[],
  settings: MutationSettings,
): Promise<MutationOutcome> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.contentDocuments})`)
  const known = await loadDocuments(
    transaction,
    mutations.flatMap((mutation) => findAffectedIds(mutation, settings.select)),
  )
  const before = new Map(known)
  const outcome = changeDocuments(known, mutations, settings)
  if (!outcome.ok) return outcome
  const changedIds = [...known.keys()].filter((id) => known.get(id) !== before.get(id))
  const error = await findReferenceError(transaction, known, changedIds)
  if (error) return { ok: false, error, index: findDeleteIndex(mutations, error.id, settings.select) }
  if (settings.isDryRun) return { ok: true, results: outcome.results, changedIds }
  await writeDocuments(transaction, known, changedIds)
  await recordRevisions(transaction, { before, after: known, changedIds, mutations, ...settings })
  return { ok: true, results: outcome.results, changedIds }
}

function findDeleteIndex(
  mutations: readonly Mutation[],
  id: string | undefined,
  select: MutationSettings['select'],
): number {
  const found = mutations.findIndex(
    (mutation) => 'delete' in mutation && id !== undefined && select(mutation.delete).includes(id),
  )
  return Math.max(found, 0)
}

/** Returns the ids that a mutation specifies or selects. Empty if the id has yet to be generated. */
function findAffectedIds(mutation: Mutation, select: (selection: Selection) => string[]): string[] {
  if ('delete' in mutation) return select(mutation.delete)
  if ('patch' in mutation) return select(mutation.patch)
  const created =
    'create' in mutation
      ? mutation.create
      : 'createOrReplace' in mutation
        ? mutation.createOrReplace
        : mutation.createIfNotExists
  return created._id === undefined ? [] : [created._id]
}

export async function loadDocuments(
  transaction: Queryable,
  ids: string[],
): Promise<Map<string, ContentDocument | null>> {
  const rows = await transaction.select().from(documents).where(inArray(documents.id, ids))
  return new Map(rows.map((row) => [row.id, toDocument(row)]))
}

async function writeDocuments(
  transaction: Queryable,
  known: ReadonlyMap<string, ContentDocument | null>,
  changedIds: readonly string[],
): Promise<void> {
  const deletedIds = changedIds.filter((id) => known.get(id) === null)
  if (deletedIds.length > 0) await transaction.delete(documents).where(inArray(documents.id, deletedIds))
  for (const id of changedIds) {
    const document = known.get(id)
    if (!document) continue
    const row = {
      type: document._type,
      body: toBody(document),
      revision: document._rev,
      createdAt: new Date(document._createdAt),
      updatedAt: new Date(document._updatedAt),
    }
    await transaction
      .insert(documents)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: documents.id, set: row })
  }
  await removeDocumentAssets(transaction, deletedIds)
  await recordDocumentChanges(transaction, changedIds)
}

/**
 * Returns an error if documents may not be deleted because another document references one of them. Weak references may
 * dangle. A document changed by the same mutations counts in its new state.
 */
async function findReferenceError(
  transaction: Queryable,
  known: ReadonlyMap<string, ContentDocument | null>,
  changedIds: readonly string[],
): Promise<MutationError | null> {
  for (const id of changedIds) {
    if (known.get(id) !== null) continue
    const changed = changedIds.filter((other) => {
      const document = known.get(other)
      return document && strongReferencesIn(document).has(id)
    })
    const referencingIDs = [...changed, ...(await findReferringIds(transaction, id, changedIds))]
    if (referencingIDs.length === 0) continue
    return {
      type: 'documentHasExistingReferencesError',
      description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
      id,
      referencingIDs,
    }
  }
  return null
}

async function findReferringIds(
  transaction: Queryable,
  id: string,
  except: readonly string[],
): Promise<string[]> {
  const refers = sql`jsonb_path_exists(${documents.body}, '$.** ? (@._ref == $id && !(@._weak == true))', ${JSON.stringify({ id })}::jsonb)`
  const rows = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${refers} and ${not(inArray(documents.id, [...except]))}`)
    .orderBy(documents.id)
    .limit(REFERRING_IDS_MAX)
  return rows.map((row) => row.id)
}

/** Returns the ids that a document references, excluding weak references. */
function strongReferencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak === true))
    found.add(value._ref)
  for (const part of Object.values(value)) strongReferencesIn(part, found)
  return found
}

/** Records the states of documents after a transaction and announces them to listeners. */
async function recordRevisions(transaction: Queryable, input: RevisionInput): Promise<void> {
  const { before, after, changedIds, mutations, transactionId, author, now } = input
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
    mutations: mutations.filter((mutation) => affects(mutation, documentId)),
  }))
  for (let start = 0; start < baselines.length; start += ROWS_PER_STATEMENT)
    await transaction.insert(revisions).values(baselines.slice(start, start + ROWS_PER_STATEMENT))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await transaction.insert(revisions).values(rows.slice(start, start + ROWS_PER_STATEMENT))
  await transaction.execute(sql`select pg_notify(${CHANGES.contentTransactions}, ${transactionId})`)
}

/** Returns the published documents of new drafts. A draft's history starts with the version it was created from. */
async function findOrigins(transaction: Queryable, before: Documents, ids: readonly string[]) {
  const published = ids.filter((id) => !before.get(id)).map(toPublishedId)
  const missing = published.filter((id) => !before.has(id) && !ids.includes(id))
  if (missing.length === 0) return []
  return (await transaction.select().from(documents).where(inArray(documents.id, missing))).map(toDocument)
}

/**
 * Returns the states of documents whose latest state is not recorded: imported documents, and those from older
 * releases.
 */
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

/** A mutation that selects documents by a query or generates an id may affect any of them. */
function affects(mutation: Mutation, documentId: string): boolean {
  const [change] = Object.values(mutation)
  const id: unknown = 'id' in change ? change.id : change._id
  return typeof id !== 'string' || id === documentId || id.endsWith('.')
}
