import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { removeAssetsOf } from '../assets/remove-assets.ts'
import { documents } from '../documents/content-tables.ts'
import { type ContentDocument, toBody, toDocument } from '../documents/document.ts'
import { recordDocumentChanges } from '../documents/document-changes.ts'
import { recordRevisions } from '../revisions/record-revisions.ts'
import type { MutationFault } from '../wire-errors.ts'
import { changeDocuments, type MutationResult } from './change-documents.ts'
import type { Mutation, Selection } from './mutation.ts'
import { findReferenceFault } from './references.ts'

export type MutationOutcome =
  | { ok: true; results: MutationResult[]; changedIds: string[] }
  | { ok: false; fault: MutationFault; index: number }

type MutationSettings = {
  now: Date
  /** The new revision of every changed document. */
  transactionId: string
  isDryRun: boolean
  /** The account of a member of the team; null for the holder of a token. */
  author: string | null
  /** Finds the documents of a mutation by query. */
  select(selection: Selection): string[]
}

/**
 * Applies mutations in order, all or none, inside the given transaction. Writers are serialized, so that a
 * patch always applies to the current document.
 */
export async function applyMutations(
  transaction: Queryable,
  mutations: readonly Mutation[],
  settings: MutationSettings,
): Promise<MutationOutcome> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.contentDocuments})`)
  const known = await loadDocuments(
    transaction,
    mutations.flatMap((mutation) => idsOf(mutation, settings.select)),
  )
  const before = new Map(known)
  const outcome = changeDocuments(known, mutations, settings)
  if (!outcome.ok) return outcome
  const changedIds = [...known.keys()].filter((id) => known.get(id) !== before.get(id))
  const fault = await findReferenceFault(transaction, known, changedIds)
  if (fault) return { ok: false, fault, index: indexOfDelete(mutations, fault.id, settings.select) }
  if (settings.isDryRun) return { ok: true, results: outcome.results, changedIds }
  await write(transaction, known, changedIds)
  await recordRevisions(transaction, { before, after: known, changedIds, mutations, ...settings })
  return { ok: true, results: outcome.results, changedIds }
}

function indexOfDelete(
  mutations: readonly Mutation[],
  id: string | undefined,
  select: MutationSettings['select'],
): number {
  const found = mutations.findIndex(
    (mutation) => 'delete' in mutation && id !== undefined && select(mutation.delete).includes(id),
  )
  return Math.max(found, 0)
}

/** The documents that a mutation names or selects; none for one whose id is still to be generated. */
function idsOf(mutation: Mutation, select: (selection: Selection) => string[]): string[] {
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

/** The stored documents with these ids. */
export async function loadDocuments(
  transaction: Queryable,
  ids: string[],
): Promise<Map<string, ContentDocument | null>> {
  const rows = await transaction.select().from(documents).where(inArray(documents.id, ids))
  return new Map(rows.map((row) => [row.id, toDocument(row)]))
}

async function write(
  transaction: Queryable,
  known: ReadonlyMap<string, ContentDocument | null>,
  changedIds: readonly string[],
): Promise<void> {
  const goneIds = changedIds.filter((id) => known.get(id) === null)
  if (goneIds.length > 0) await transaction.delete(documents).where(inArray(documents.id, goneIds))
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
  await removeAssetsOf(transaction, goneIds)
  await recordDocumentChanges(transaction, changedIds)
}
