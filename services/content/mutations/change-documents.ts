import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '../documents/document.ts'
import type { MutationError } from '../wire-errors.ts'
import type { Mutation, Selection } from './mutation.ts'
import { applyPatch } from './patch.ts'

export type MutationResult = {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  readonly document: ContentDocument | null
}

/** Documents by id while mutations are applied; null if deleted. */
type WorkingCopy = Map<string, ContentDocument | null>

type Settings = { now: Date; transactionId: string; select(selection: Selection): string[] }
type Step = { ok: true; results: MutationResult[] } | { ok: false; error: MutationError }

/** Applies mutations in order to the documents in memory, and stops at the first that fails. */
export function changeDocuments(
  known: WorkingCopy,
  mutations: readonly Mutation[],
  settings: Settings,
): { ok: true; results: MutationResult[] } | { ok: false; error: MutationError; index: number } {
  const results: MutationResult[] = []
  for (const [index, mutation] of mutations.entries()) {
    const step = applyOne(known, mutation, settings)
    if (!step.ok) return { ...step, index }
    results.push(...step.results)
  }
  return { ok: true, results }
}

function applyOne(known: WorkingCopy, mutation: Mutation, settings: Settings): Step {
  if ('create' in mutation) {
    const id = newId(mutation.create._id)
    const exists = `Document by ID "${id}" already exists`
    if (known.get(id)) return refuse({ type: 'documentAlreadyExistsError', description: exists, id })
    return put(known, { ...mutation.create, _id: id }, settings)
  }
  if ('createOrReplace' in mutation) return put(known, mutation.createOrReplace, settings)
  if ('createIfNotExists' in mutation) {
    const { _id: id } = mutation.createIfNotExists
    const present = known.get(id)
    if (present) return { ok: true, results: [{ id, operation: 'none', document: present }] }
    return put(known, mutation.createIfNotExists, settings)
  }
  if ('delete' in mutation) return remove(known, settings.select(mutation.delete))
  return patchAll(known, mutation.patch, settings)
}

function refuse(error: MutationError): Step {
  return { ok: false, error }
}

/** Generates an id if it is missing. If it ends with a dot (`drafts.`), it becomes the prefix of a generated id. */
function newId(requested: string | undefined): string {
  return requested === undefined || requested.endsWith('.') ? `${requested ?? ''}${randomUUID()}` : requested
}

function put(
  known: WorkingCopy,
  attributes: Readonly<Record<string, unknown>> & { _id: string; _type: string },
  { now, transactionId }: Settings,
): Step {
  const present = known.get(attributes._id)
  const document: ContentDocument = {
    ...attributes,
    _createdAt: present?._createdAt ?? readTimestamp(attributes._createdAt) ?? now.toISOString(),
    _updatedAt: (present ? null : readTimestamp(attributes._updatedAt)) ?? now.toISOString(),
    _rev: transactionId,
  }
  known.set(document._id, document)
  const operation = present ? 'update' : 'create'
  return { ok: true, results: [{ id: document._id, operation, document }] }
}

export function readTimestamp(value: unknown): string | null {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null
  return new Date(value).toISOString()
}

function remove(known: WorkingCopy, ids: string[]): Step {
  const results = ids.map((id): MutationResult => {
    const document = known.get(id) ?? null
    if (document) known.set(id, null)
    return { id, operation: document ? 'delete' : 'none', document }
  })
  return { ok: true, results }
}

function patchAll(
  known: WorkingCopy,
  patch: Extract<Mutation, { patch: unknown }>['patch'],
  settings: Settings,
): Step {
  const results: MutationResult[] = []
  for (const id of settings.select(patch)) {
    const present = known.get(id)
    const description = `The document with the ID "${id}" was not found`
    if (!present) return refuse({ type: 'documentNotFoundError', description, id })
    const patched = applyPatch(present, patch)
    if (!patched.ok) return refuse({ ...patched.error, id })
    const step = put(known, patched.document, settings)
    if (!step.ok) return step
    results.push(...step.results)
  }
  return { ok: true, results }
}
