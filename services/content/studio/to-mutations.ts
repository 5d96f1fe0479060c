import type { ContentDocument } from '../documents/document.ts'
import type { Mutation } from '../mutations/mutation.ts'
import type { MutationFault } from '../wire-errors.ts'
import type { Action } from './action.ts'

/** Documents by id; null or missing: there is none. */
type Known = ReadonlyMap<string, ContentDocument | null>

type Converted = { ok: true; mutations: Mutation[] } | { ok: false; fault: MutationFault }

/** The mutations of an action, given the documents that it concerns; or why it cannot be done. */
export function toMutations(action: Action, known: Known): Converted {
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
      return ok([{ create: copyOf(published, action.draftId) }, patch])
    }
    case 'sanity.action.document.publish': {
      const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
      const [draft, published] = [known.get(draftId), known.get(publishedId)]
      if (!draft) return refuse('documentNotFoundError', draftId)
      if (ifDraftRevisionId !== undefined && draft._rev !== ifDraftRevisionId)
        return refuse('documentRevisionIDDoesNotMatchError', draftId)
      if (ifPublishedRevisionId !== undefined && published?._rev !== ifPublishedRevisionId)
        return refuse('documentRevisionIDDoesNotMatchError', publishedId)
      return ok([{ createOrReplace: strengthened(copyOf(draft, publishedId)) }, { delete: { id: draftId } }])
    }
    case 'sanity.action.document.unpublish': {
      const { draftId, publishedId } = action
      const published = known.get(publishedId)
      if (!published) return refuse('documentNotFoundError', publishedId)
      return ok([{ createIfNotExists: copyOf(published, draftId) }, { delete: { id: publishedId } }])
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

function ok(mutations: Mutation[]): Converted {
  return { ok: true, mutations }
}

const REASONS = {
  documentNotFoundError: (id: string) => `The document with the ID "${id}" was not found`,
  documentRevisionIDDoesNotMatchError: (id: string) => `document "${id}" has unexpected revision ID`,
} as const

function refuse(type: keyof typeof REASONS, id: string): Converted {
  return { ok: false, fault: { type, description: REASONS[type](id), id } }
}

/** A copy under another id; it gets a revision and moments of its own. */
function copyOf({ _rev, _updatedAt, ...attributes }: ContentDocument, id: string) {
  return { ...attributes, _id: id }
}

/**
 * A draft may refer to a document that is not published yet, by a weak reference. It becomes a strong one when the draft
 * is published, unless its field is weak.
 */
function strengthened<Value>(value: Value): Value
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => strengthened(item))
  if (typeof value !== 'object' || value === null) return value
  const fields: Record<string, unknown> = { ...value }
  if (typeof fields._ref === 'string' && typeof fields._strengthenOnPublish === 'object') {
    const { _strengthenOnPublish: settings, _weak, ...reference } = fields
    const isWeak = settings !== null && 'weak' in settings && settings.weak === true
    return isWeak ? { ...reference, _weak: true } : reference
  }
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, strengthened(part)]))
}
