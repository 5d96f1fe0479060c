import { parsePatch } from '@sanity/diff-match-patch'
import { z } from 'zod'

/** An id as allowed by Sanity: letters, digits, `_`, `-`, and dots between the parts of a path. */
export const documentId = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/)

export const attributes = z.record(z.string(), z.unknown())
export const typedDocument = attributes.and(z.object({ _type: z.string().min(1).max(128) }))
export const identifiedDocument = typedDocument.and(z.object({ _id: documentId }))
const selection = z.union([
  z.object({ id: documentId }),
  z.object({ query: z.string(), params: attributes.default({}) }),
])

const insertion = z.object({
  before: z.string().optional(),
  after: z.string().optional(),
  replace: z.string().optional(),
  items: z.array(z.unknown()),
})

function isTextPatch(text: string): boolean {
  try {
    parsePatch(text)
    return true
  } catch {
    return false
  }
}

export const operations = z.object({
  ifRevisionID: z.string().optional(),
  set: attributes.optional(),
  setIfMissing: attributes.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: insertion.optional(),
  /** Text changes by path, in the format of `@sanity/diff-match-patch`. */
  diffMatchPatch: z.record(z.string(), z.string().refine(isTextPatch)).optional(),
})

const patch = z.intersection(operations, selection)

const mutation = z.union([
  z.strictObject({ create: typedDocument.and(z.object({ _id: z.string().optional() })) }),
  z.strictObject({ createOrReplace: identifiedDocument }),
  z.strictObject({ createIfNotExists: identifiedDocument }),
  z.strictObject({ delete: selection }),
  z.strictObject({ patch }),
])

/** The body of a mutation request: mutations in order, applied all or none. */
export const mutationRequest = z.object({
  mutations: z.array(mutation).min(1).max(1000),
  transactionId: z.string().max(128).optional(),
})

export type Mutation = z.infer<typeof mutation>
export type Patch = z.infer<typeof patch>
export type Selection = z.infer<typeof selection>
