import { isRestrictedContent } from '#domain/content/restricted-content.ts'
import { type ContentDocument, isDraftId, isVersionId, toPublishedId } from './document.ts'

/** The documents of one perspective, ordered by id and indexed by id and type. */
export type DocumentView = {
  readonly all: readonly ContentDocument[]
  readonly byId: ReadonlyMap<string, ContentDocument>
  readonly byType: ReadonlyMap<string, readonly ContentDocument[]>
}

/**
 * Returns the documents of a perspective. `public` contains what anonymous callers may read: published documents that
 * are not restricted and whose id has no dot. `raw` contains everything as stored. `drafts` (formerly `previewDrafts`)
 * and lists of releases overlay the published documents with unpublished versions, under the published id; the first
 * layer wins.
 */
export function createView(documents: Iterable<ContentDocument>, perspective: string): DocumentView {
  const shown = [...select(documents, perspective)].sort((a, b) => (a._id < b._id ? -1 : 1))
  const byType = new Map<string, ContentDocument[]>()
  for (const document of shown) {
    const sameType = byType.get(document._type)
    if (sameType) sameType.push(document)
    else byType.set(document._type, [document])
  }
  return { all: shown, byId: new Map(shown.map((document) => [document._id, document])), byType }
}

function select(documents: Iterable<ContentDocument>, perspective: string): Iterable<ContentDocument> {
  if (perspective === 'raw') return documents
  if (perspective === 'public')
    return [...documents].filter((document) => !document._id.includes('.') && !isRestrictedContent(document))
  if (perspective === 'published')
    return [...documents].filter(({ _id }) => !isDraftId(_id) && !isVersionId(_id))
  return overlay(documents, perspective.split(','))
}

function overlay(documents: Iterable<ContentDocument>, layers: string[]): ContentDocument[] {
  const names = layers.map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  const winners = new Map<string, { rank: number; document: ContentDocument }>()
  for (const document of documents) {
    const rank = findRank(document._id, names)
    if (rank < 0) continue
    const id = toPublishedId(document._id)
    const best = winners.get(id)
    if (!best || rank < best.rank) winners.set(id, { rank, document })
  }
  return [...winners].map(([id, { document }]) => ({ ...document, _id: id, _originalId: document._id }))
}

/**
 * Returns the index of a document's layer, or -1 if it is not part of the perspective. The published layer comes last.
 */
function findRank(id: string, layers: readonly string[]): number {
  if (isVersionId(id)) return layers.indexOf(id.split('.')[1] ?? '')
  return isDraftId(id) ? layers.indexOf('drafts') : layers.length
}
