import type { Revision } from '../revisions/read-revisions.ts'
import { byTransaction } from './transactions.ts'

/**
 * What happened to a document and its draft, in the order of the given revisions: created, published, unpublished, a draft
 * discarded, deleted. Edits of a draft are no events: a Studio reads them from the transactions.
 */
export function toDocumentEvents(revisions: readonly Revision[], publishedId: string) {
  return [...byTransaction(revisions).values()].flatMap((changed) => toEvent(changed, publishedId) ?? [])
}

function toEvent(changed: readonly Revision[], documentId: string) {
  const draftId = `drafts.${documentId}`
  const published = changed.find((revision) => revision.documentId === documentId)
  const draft = changed.find((revision) => revision.documentId === draftId)
  const first = published ?? draft
  // A state of before the history has no mutations.
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
