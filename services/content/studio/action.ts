import { z } from 'zod'
import { isDraftId, isVersionId, toPublishedId } from '../documents/document.ts'
import { attributes, documentId, identifiedDocument, operations } from '../mutations/mutation.ts'

const isUnpublished = (id: string) => isDraftId(id) || isVersionId(id)
const publishedId = documentId.refine((id) => !isUnpublished(id), 'is the id of a draft or a version')
/** The id of a draft or a release version. */
const draftId = documentId.refine(isUnpublished, 'is not the id of a draft or a version')
const type = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

/** An action on a document, such as publishing, which consists of several mutations. */
const kinds = z.discriminatedUnion('actionType', [
  z.object({
    actionType: type('create'),
    publishedId,
    attributes: identifiedDocument.and(z.object({ _id: draftId })),
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({ actionType: type('edit'), draftId, publishedId, patch: operations }),
  z.object({
    actionType: type('publish'),
    draftId,
    publishedId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: type('unpublish'), draftId, publishedId }),
  z.object({ actionType: type('delete'), publishedId, includeDrafts: z.array(draftId).default([]) }),
  z.object({ actionType: type('discard'), draftId }),
  z.object({ actionType: type('version.discard'), versionId: draftId }),
  z.object({
    actionType: type('replaceDraft'),
    publishedId,
    attributes: attributes.and(z.object({ _type: z.string().min(1).max(128) })),
  }),
])

export type Action = z.infer<typeof kinds>

const action = kinds.refine(changesOneDocument, 'the ids are of different documents')

export const actionRequest = z.object({
  actions: z.array(action).min(1).max(100),
  transactionId: z.string().min(1).max(128).optional(),
  dryRun: z.boolean().default(false),
})

/** An action may only change one document, since its audit log entry refers to one. */
function changesOneDocument(action: Action): boolean {
  return (
    !('publishedId' in action) ||
    getDocumentIds(action).every((id) => toPublishedId(id) === action.publishedId)
  )
}

export function getDocumentIds(action: Action): string[] {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return [action.attributes._id, action.publishedId]
    case 'sanity.action.document.delete':
      return [action.publishedId, ...action.includeDrafts]
    case 'sanity.action.document.discard':
      return [action.draftId]
    case 'sanity.action.document.version.discard':
      return [action.versionId]
    case 'sanity.action.document.replaceDraft':
      return [action.publishedId, `drafts.${action.publishedId}`]
    default:
      return [action.publishedId, action.draftId]
  }
}
