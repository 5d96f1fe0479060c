import { documentId } from '#services/content/mutations/mutation.ts'
import type { DatasetDocument } from './plan-import.ts'

/** An invalid line of a dataset file, by its number from 1. */
export type BrokenLine = { readonly line: number; readonly reason: string }

export type DocumentsOfFile = {
  /** In the file's order; only the last one for each id. */
  readonly documents: readonly DatasetDocument[]
  readonly broken: readonly BrokenLine[]
}

/** Parses NDJSON: one document per line. An invalid line does not affect the others. */
export async function readDocuments(
  lines: AsyncIterable<string>,
  onRead: (line: number) => void = () => undefined,
): Promise<DocumentsOfFile> {
  const documents = new Map<string, DatasetDocument>()
  const broken: BrokenLine[] = []
  let line = 0
  for await (const text of lines) {
    line++
    onRead(line)
    if (text.trim() === '') continue
    const read = readDocument(text)
    if (typeof read === 'string') broken.push({ line, reason: read })
    else documents.set(read._id, read)
  }
  return { documents: [...documents.values()], broken }
}

function readDocument(text: string): DatasetDocument | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'is no JSON'
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no document'
  const { _id: id, _type: type, ...rest } = value as Record<string, unknown>
  if (typeof id !== 'string' || !documentId.safeParse(id).success)
    return 'has no _id that a document may have'
  if (typeof type !== 'string' || type === '') return `${id} has no _type`
  return { ...rest, _id: id, _type: type }
}
