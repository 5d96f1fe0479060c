import { z } from 'zod'
import { attributes, documentId, identified, operations } from '../mutations/mutation.ts'

const id = documentId
const type = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

/** An action on a document: a step in its life, made of several mutations. */
const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: type('create'),
    publishedId: id,
    attributes: identified,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({ actionType: type('edit'), draftId: id, publishedId: id, patch: operations }),
  z.object({
    actionType: type('publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: type('unpublish'), draftId: id, publishedId: id }),
  z.object({ actionType: type('delete'), publishedId: id, includeDrafts: z.array(id).default([]) }),
  z.object({ actionType: type('discard'), draftId: id }),
  z.object({ actionType: type('version.discard'), versionId: id }),
  z.object({
    actionType: type('replaceDraft'),
    publishedId: id,
    attributes: attributes.and(z.object({ _type: z.string().min(1).max(128) })),
  }),
])

export type Action = z.infer<typeof action>

/** The body of a request of actions, of which all or none are done. */
export const actionRequest = z.object({
  actions: z.array(action).min(1).max(100),
  transactionId: z.string().min(1).max(128).optional(),
  dryRun: z.boolean().default(false),
})

/** The documents that an action reads or writes. */
export function idsOf(action: Action): string[] {
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
