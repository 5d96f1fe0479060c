import { isDeepStrictEqual } from 'node:util'

/** A document of a dataset: `_id`, `_type`, and the editor's attributes. */
export type DatasetDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** The action for one document, or why it is refused. */
export type PlannedDocument =
  | { readonly outcome: 'made' | 'changed'; readonly document: DatasetDocument }
  | { readonly outcome: 'unchanged' | 'skipped'; readonly document: DatasetDocument }
  | { readonly outcome: 'refused'; readonly document: DatasetDocument; readonly reason: string }

/**
 * Compares the imported documents with the existing ones. Timestamps and revisions belong to the service and are
 * ignored. A document with a strong reference to one that neither exists nor is imported is refused, and so are those
 * that reference it. With `onlyMissing` existing documents are not changed.
 */
export function planImport(
  documents: readonly DatasetDocument[],
  { existing, onlyMissing }: { existing: ReadonlyMap<string, DatasetDocument>; onlyMissing: boolean },
): PlannedDocument[] {
  const planned = new Map(documents.map((document) => [document, outcomeOf(document, existing, onlyMissing)]))
  const refusals = new Map<DatasetDocument, string>()
  for (;;) {
    const reachable = new Set(existing.keys())
    for (const document of documents) if (!refusals.has(document)) reachable.add(document._id)
    const before = refusals.size
    for (const document of documents) {
      if (planned.get(document) !== 'made' && planned.get(document) !== 'changed') continue
      const missingId = strongReferences(document).find((id) => !reachable.has(id))
      if (missingId !== undefined && !refusals.has(document))
        refusals.set(document, `refers to ${missingId}, which does not exist`)
    }
    if (refusals.size === before) break
  }
  return documents.map((document) => {
    const reason = refusals.get(document)
    if (reason !== undefined) return { outcome: 'refused', document, reason }
    return { outcome: planned.get(document) ?? 'made', document }
  })
}

type Outcome = 'made' | 'changed' | 'unchanged' | 'skipped'

function outcomeOf(
  document: DatasetDocument,
  existing: ReadonlyMap<string, DatasetDocument>,
  onlyMissing: boolean,
): Outcome {
  const stored = existing.get(document._id)
  if (!stored) return 'made'
  if (isDeepStrictEqual(editorAttributes(stored), editorAttributes(document))) return 'unchanged'
  return onlyMissing ? 'skipped' : 'changed'
}

/** The editor's attributes that have a value, without those that the service maintains. */
function editorAttributes(document: DatasetDocument): Record<string, unknown> {
  const { _rev, _createdAt, _updatedAt, ...rest } = document
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
}

/** The ids of the documents that this one refers to, other than by weak references. */
export function strongReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && typeof value._ref === 'string') {
    return '_weak' in value && value._weak === true ? [] : [value._ref]
  }
  return Object.values(value).flatMap(strongReferences)
}
