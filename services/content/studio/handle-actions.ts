import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { isUnstorable } from '#services/kernel/database/unstorable.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { StaffCall } from '../content-call.ts'
import type { ContentDocument } from '../documents/document.ts'
import { applyMutations, loadDocuments, type MutationOutcome } from '../mutations/apply-mutations.ts'
import { changeDocuments } from '../mutations/change-documents.ts'
import type { Mutation, Selection } from '../mutations/mutation.ts'
import { readJson } from '../read-json.ts'
import { type MutationError, refuseMutation } from '../wire-errors.ts'
import { type Action, actionRequest, getDocumentIds } from './action.ts'
import { type AuditedChange, auditDocuments, toActionAuditEvents } from './audit.ts'

/** The documents by id. Null or missing if there is none. */
type KnownDocuments = ReadonlyMap<string, ContentDocument | null>

type ConversionResult = { ok: true; mutations: Mutation[] } | { ok: false; error: MutationError }

const REASONS = {
  documentNotFoundError: (id: string) => `The document with the ID "${id}" was not found`,
  documentRevisionIDDoesNotMatchError: (id: string) => `document "${id}" has unexpected revision ID`,
} as const

/** `POST /v{version}/data/actions/{dataset}`: performs all actions or none, in one transaction. */
export async function handleActions(context: Context, call: StaffCall): Promise<Response> {
  const body = actionRequest.safeParse(await readJson(context))
  if (!body.success) {
    const description = z.prettifyError(body.error).slice(0, 1000)
    return refuseMutation(context, { type: 'mutationError', description }, 0)
  }
  const { actions, transactionId = randomToken(), dryRun: isDryRun } = body.data
  const outcome = await perform(call, actions, { transactionId, isDryRun })
  if (!outcome.ok) return refuseMutation(context, outcome.error, outcome.index)
  if (!isDryRun) await call.store.refresh(outcome.changedIds)
  return context.json({ transactionId })
}

async function perform(
  { options, author }: StaffCall,
  actions: readonly Action[],
  settings: { transactionId: string; isDryRun: boolean },
): Promise<MutationOutcome> {
  const now = options.clock()
  try {
    return await options.database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.contentDocuments})`)
      const converted = convert(await loadDocuments(transaction, actions.flatMap(getDocumentIds)), actions, {
        ...settings,
        now,
      })
      if (!converted.ok) return converted
      // Apply the mutations together, so that each document gets one new state and listeners are notified once.
      const outcome = await applyMutations(transaction, converted.mutations, {
        ...settings,
        author,
        now,
        select,
      })
      if (!outcome.ok) return outcome
      if (!settings.isDryRun) await auditDocuments(transaction, converted.events, { author, now })
      return outcome
    })
  } catch (error) {
    if (!isUnstorable(error)) throw error
    const description = 'the document contains text that cannot be stored'
    return { ok: false, error: { type: 'mutationError', description }, index: 0 }
  }
}

/** Converts all actions to mutations, each based on the result of the previous ones, with their audit log events. */
function convert(
  known: Map<string, ContentDocument | null>,
  actions: readonly Action[],
  settings: { now: Date; transactionId: string },
):
  | { ok: true; mutations: Mutation[]; events: AuditedChange[] }
  | { ok: false; error: MutationError; index: number } {
  const mutations: Mutation[] = []
  const events: AuditedChange[] = []
  for (const [index, action] of actions.entries()) {
    const converted = toMutations(action, known)
    if (!converted.ok) return { ...converted, index }
    const changed = changeDocuments(known, converted.mutations, { ...settings, select })
    if (!changed.ok) return { ...changed, index }
    mutations.push(...converted.mutations)
    events.push(...toActionAuditEvents(action, changed.results))
  }
  return { ok: true, mutations, events }
}

function select(selection: Selection): string[] {
  return 'id' in selection ? [selection.id] : []
}

/** Converts an action on the given documents to mutations, or returns why it is not possible. */
function toMutations(action: Action, known: KnownDocuments): ConversionResult {
  switch (action.actionType) {
    case 'sanity.action.document.create': {
      const isPresent = Boolean(known.get(action.attributes._id))
      if (isPresent && action.ifExists === 'ignore') return ok([])
      return ok([{ create: action.attributes }])
    }
    case 'sanity.action.document.edit': {
      const patch: Mutation = { patch: { id: action.draftId, ...action.patch } }
      if (known.get(action.draftId)) return ok([patch])
      const published = known.get(action.publishedId)
      if (!published) return refuse('documentNotFoundError', action.publishedId)
      return ok([{ create: copyDocument(published, action.draftId) }, patch])
    }
    case 'sanity.action.document.publish': {
      const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
      const [draft, published] = [known.get(draftId), known.get(publishedId)]
      if (!draft) return refuse('documentNotFoundError', draftId)
      if (ifDraftRevisionId !== undefined && draft._rev !== ifDraftRevisionId)
        return refuse('documentRevisionIDDoesNotMatchError', draftId)
      if (ifPublishedRevisionId !== undefined && published?._rev !== ifPublishedRevisionId)
        return refuse('documentRevisionIDDoesNotMatchError', publishedId)
      return ok([
        { createOrReplace: strengthenReferences(copyDocument(draft, publishedId)) },
        { delete: { id: draftId } },
      ])
    }
    case 'sanity.action.document.unpublish': {
      const { draftId, publishedId } = action
      const published = known.get(publishedId)
      if (!published) return refuse('documentNotFoundError', publishedId)
      return ok([{ createIfNotExists: copyDocument(published, draftId) }, { delete: { id: publishedId } }])
    }
    case 'sanity.action.document.delete':
      return ok([action.publishedId, ...action.includeDrafts].map((id) => ({ delete: { id } })))
    case 'sanity.action.document.discard':
      return ok([{ delete: { id: action.draftId } }])
    case 'sanity.action.document.version.discard':
      return ok([{ delete: { id: action.versionId } }])
    case 'sanity.action.document.replaceDraft':
      return ok([{ createOrReplace: { ...action.attributes, _id: `drafts.${action.publishedId}` } }])
  }
}

function ok(mutations: Mutation[]): ConversionResult {
  return { ok: true, mutations }
}

function refuse(type: keyof typeof REASONS, id: string): ConversionResult {
  return { ok: false, error: { type, description: REASONS[type](id), id } }
}

/** Copies a document under another id, with its own revision and timestamps. */
function copyDocument({ _rev, _updatedAt, ...attributes }: ContentDocument, id: string) {
  return { ...attributes, _id: id }
}

/**
 * Strengthens weak references. A draft may weakly reference a document that is not published yet. The reference becomes
 * strong when the draft is published, unless the field itself is weak.
 */
function strengthenReferences<Value>(value: Value): Value

function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => strengthenReferences(item))
  if (typeof value !== 'object' || value === null) return value
  const fields: Record<string, unknown> = { ...value }
  if (typeof fields._ref === 'string' && typeof fields._strengthenOnPublish === 'object') {
    const { _strengthenOnPublish: settings, _weak, ...reference } = fields
    const isWeak = settings !== null && 'weak' in settings && settings.weak === true
    return isWeak ? { ...reference, _weak: true } : reference
  }
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, strengthenReferences(part)]))
}
