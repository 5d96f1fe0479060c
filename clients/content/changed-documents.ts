import { z } from 'zod'
import type { Result } from '#domain/result.ts'
import type { ContentReader } from './reading/content-reader.ts'

/** A published document, and when it last changed: ISO 8601. */
export type ChangedDocument = { readonly id: string; readonly updatedAt: string }

/** The documents that changed after one of them, the oldest change first, at most 500. */
export function readChangedDocuments(
  { read }: ContentReader,
  { after }: { after: ChangedDocument },
): Promise<Result<ChangedDocument[], 'content-unavailable'>> {
  const what = 'changed-documents'
  return read({ what, query: CHANGED, params: { ...after }, schema: changed, isPreview: false })
}

const CHANGED = `*[_updatedAt > $updatedAt || (_updatedAt == $updatedAt && _id > $id)]
  | order(_updatedAt asc, _id asc)[0...500]{ "id": _id, "updatedAt": _updatedAt }`

const changed = z.array(z.object({ id: z.string(), updatedAt: z.string() }))
