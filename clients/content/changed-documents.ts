import { z } from 'zod'
import type { Result } from '#domain/result.ts'
import type { ContentReader } from './reading/content-reader.ts'

/** `updatedAt` is ISO 8601. */
export type ChangedDocument = { readonly id: string; readonly updatedAt: string }

/** `publishingDate` is ISO 8601. */
export type DueDocument = { readonly id: string; readonly publishingDate: string }

/** Reads the documents changed after `after`, oldest change first, at most 500. */
export function readChangedDocuments(
  { read }: ContentReader,
  { after }: { after: ChangedDocument },
): Promise<Result<ChangedDocument[], 'content-unavailable'>> {
  const what = 'changed-documents'
  return read({ what, query: CHANGED, params: { ...after }, schema: changed, isPreview: false })
}

/** Reads documents whose publishing date is after `after` and not after `until`, oldest first, at most 500. */
export function readDueDocuments(
  { read }: ContentReader,
  { after, until }: { after: Date; until: Date },
): Promise<Result<DueDocument[], 'content-unavailable'>> {
  const params = { after: after.toISOString(), until: until.toISOString() }
  return read({ what: 'due-documents', query: DUE, params, schema: due, isPreview: false })
}

const CHANGED = `*[_updatedAt > $updatedAt || (_updatedAt == $updatedAt && _id > $id)]
  | order(_updatedAt asc, _id asc)[0...500]{ "id": _id, "updatedAt": _updatedAt }`

const changed = z.array(z.object({ id: z.string(), updatedAt: z.string() }))

const DUE = `*[dateTime(publishingDate) > dateTime($after) && dateTime(publishingDate) <= dateTime($until)]
  | order(publishingDate asc, _id asc)[0...500]{ "id": _id, publishingDate }`

const due = z.array(z.object({ id: z.string(), publishingDate: z.string() }))
