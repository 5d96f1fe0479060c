import { documentId } from '#services/content/mutations/mutation.ts'
import type { DatasetDocument } from './plan-import.ts'

/** An invalid line of a dataset file, by its number from 1. */
export type InvalidLine = { readonly line: number; readonly reason: string }

export type ParsedDocuments = {
  /** In the file's order; only the last one for each id. */
  readonly documents: readonly DatasetDocument[]
  readonly invalid: readonly InvalidLine[]
}

/** Parses NDJSON: one document per line. An invalid line does not affect the others. */
export async function readDocuments(
  lines: AsyncIterable<string>,
  onRead: (line: number) => void = () => undefined,
): Promise<ParsedDocuments> {
  const documents = new Map<string, DatasetDocument>()
  const invalid: InvalidLine[] = []
  let line = 0
  for await (const text of lines) {
    line++
    onRead(line)
    if (text.trim() === '') continue
    const parsed = readDocument(text)
    if (typeof parsed === 'string') invalid.push({ line, reason: parsed })
    else documents.set(parsed._id, parsed)
  }
  return { documents: [...documents.values()], invalid }
}

function readDocument(text: string): DatasetDocument | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'is not JSON'
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is not a document'
  const { _id: id, _type: type, ...rest } = value as Record<string, unknown>
  if (typeof id !== 'string' || !documentId.safeParse(id).success) return 'has no valid _id'
  if (typeof type !== 'string' || type === '') return `${id} has no _type`
  return { ...rest, _id: id, _type: type }
}
