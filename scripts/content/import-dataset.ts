import { z } from 'zod'
import { findAssetSources, withReferences } from './asset-marks.ts'
import type { ContentTarget } from './content-target.ts'
import type { DatasetFile } from './dataset-file.ts'
import { type DatasetDocument, type PlannedDocument, planImport, strongReferences } from './plan-import.ts'
import { readDocuments } from './read-documents.ts'
import { uploadAssets } from './upload-assets.ts'
import { writeDocuments } from './write-documents.ts'

export type DatasetImportReport = {
  readonly documents: Readonly<Record<PlannedDocument['outcome'], number>>
  readonly assets: { readonly uploaded: number; readonly known: number }
  /** Each with its location (a line of the file or an id) and the reason. */
  readonly refusals: readonly { readonly where: string; readonly reason: string }[]
}

export type DatasetImportSettings = {
  readonly isDryRun: boolean
  /** Whether existing documents are left unchanged. */
  readonly onlyMissing: boolean
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Imports an exported dataset: documents with their references and assets. Importing the same file again changes
 * nothing. Invalid documents are refused with a reason, without affecting the others.
 */
export async function importDataset(
  target: ContentTarget,
  file: DatasetFile,
  { isDryRun, onlyMissing, onProgress = () => undefined }: DatasetImportSettings,
): Promise<DatasetImportReport> {
  const { documents, invalid } = await readDocuments(file.lines())
  const { idByUrl, uploaded, known } = await uploadAssets(target, file, documents, {
    isDryRun,
    onProgress,
  })
  const lost = new Map(documents.map((document) => [document, describeLostAsset(document, idByUrl)]))
  const importable = documents
    .filter((document) => lost.get(document) === null)
    .map((document) => toReferences(document, idByUrl))
  const existing = await readExisting(target, importable)
  for (const id of idByUrl.values())
    if (id !== null && !existing.has(id)) existing.set(id, placeholderAsset(id))
  const plan = planImport(importable, { existing, onlyMissing })
  const due = plan.filter(({ outcome }) => outcome === 'made' || outcome === 'changed')
  const written = due.map(({ document }) => document)
  if (!isDryRun) await writeDocuments(target, written, { existingIds: existing, onWritten: onProgress })
  return {
    documents: count(plan, [...lost.values()].filter((reason) => reason !== null).length + invalid.length),
    assets: { uploaded, known },
    refusals: [
      ...invalid.map(({ line, reason }) => ({ where: `line ${line}`, reason })),
      ...[...lost].flatMap(([{ _id }, reason]) => (reason === null ? [] : [{ where: _id, reason }])),
      ...plan.flatMap((item) =>
        item.outcome === 'refused' ? [{ where: item.document._id, reason: item.reason }] : [],
      ),
    ],
  }
}

function describeLostAsset(
  document: DatasetDocument,
  idByUrl: ReadonlyMap<string, string | null>,
): string | null {
  const source = findAssetSources(document).find(({ url }) => idByUrl.get(url) === null)
  return source ? `its ${source.kind} ${source.url} is not in the file, or cannot be read` : null
}

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() })

function toReferences(
  document: DatasetDocument,
  idByUrl: ReadonlyMap<string, string | null>,
): DatasetDocument {
  // The revision belongs to the source dataset.
  const { _rev, ...rest } = document
  return documentShape.parse(withReferences(rest, ({ url }) => idByUrl.get(url) ?? ''))
}

/** Returns a stand-in for the document of an uploaded asset, so that references to it are valid, even in a dry run. */
function placeholderAsset(id: string): DatasetDocument {
  return { _id: id, _type: 'sanity.imageAsset' }
}

const IDS_PER_QUERY = 200

/** Reads the existing documents among those that are imported or referenced. */
async function readExisting(
  { client }: ContentTarget,
  documents: readonly DatasetDocument[],
): Promise<Map<string, DatasetDocument>> {
  const ids = [...new Set(documents.flatMap((document) => [document._id, ...strongReferences(document)]))]
  const existing = new Map<string, DatasetDocument>()
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const requested = { ids: ids.slice(start, start + IDS_PER_QUERY) }
    const found = z.array(documentShape).parse(await client.fetch('*[_id in $ids]', requested))
    for (const document of found) existing.set(document._id, document)
  }
  return existing
}

function count(plan: readonly PlannedDocument[], refusedBefore: number): DatasetImportReport['documents'] {
  const counted = { made: 0, changed: 0, unchanged: 0, skipped: 0, refused: refusedBefore }
  for (const { outcome } of plan) counted[outcome]++
  return counted
}
