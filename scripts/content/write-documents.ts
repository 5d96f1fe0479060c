import type { ContentTarget } from './content-target.ts'
import { type DatasetDocument, strongReferences } from './plan-import.ts'

const DOCUMENTS_PER_BATCH = 100
const BATCH_MAX_BYTES = 1_000_000

/**
 * Writes documents in batches, each atomically. A hosted service refuses a reference to a document that does not exist
 * yet, so such references are weak at first, and made strong at the end.
 */
export async function writeDocuments(
  { client }: ContentTarget,
  documents: readonly DatasetDocument[],
  {
    existingIds,
    onWritten,
  }: {
    existingIds: { has(id: string): boolean }
    onWritten: (done: number, total: number) => void
  },
): Promise<void> {
  const written = new Set<string>()
  const deferred: DatasetDocument[] = []
  for (const batch of batchesOf(documents)) {
    for (const { _id } of batch) written.add(_id)
    const exists = (id: string) => written.has(id) || existingIds.has(id)
    const transaction = client.transaction()
    for (const document of batch) {
      const isDeferred = !strongReferences(document).every(exists)
      if (isDeferred) deferred.push(document)
      transaction.createOrReplace(isDeferred ? weaken(document, exists) : document)
    }
    await transaction.commit()
    onWritten(written.size, documents.length)
  }
  for (const batch of batchesOf(deferred)) {
    const transaction = client.transaction()
    for (const document of batch) transaction.createOrReplace(document)
    await transaction.commit()
  }
}

function* batchesOf(documents: readonly DatasetDocument[]): Generator<DatasetDocument[]> {
  let batch: DatasetDocument[] = []
  let bytes = 0
  for (const document of documents) {
    const size = Buffer.byteLength(JSON.stringify(document))
    if (batch.length > 0 && (batch.length === DOCUMENTS_PER_BATCH || bytes + size > BATCH_MAX_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(document)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

/** Makes the references of a document to missing documents weak. */
function weaken(document: DatasetDocument, exists: (id: string) => boolean): DatasetDocument {
  const { _id, _type, ...rest } = document
  const inner = Object.entries(rest).map(([key, value]) => [key, weakenValue(value, exists)])
  return { ...Object.fromEntries(inner), _id, _type }
}

function weakenValue(value: unknown, exists: (id: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => weakenValue(item, exists))
  if (typeof value !== 'object' || value === null) return value
  const isMissing = '_ref' in value && typeof value._ref === 'string' && !exists(value._ref)
  const inner = Object.entries(value).map(([key, item]) => [key, weakenValue(item, exists)])
  return { ...Object.fromEntries(inner), ...(isMissing && { _weak: true }) }
}
