import { z } from 'zod'
import { assetPlacesIn, withReferences } from './asset-marks.ts'
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
  const { documents, broken } = await readDocuments(file.lines())
  const settled = await uploadAssets(target, file, documents, { isDryRun, onSettled: onProgress })
  const { idByAddress, uploaded, known } = settled
  const lost = new Map(documents.map((document) => [document, lostAsset(document, idByAddress)]))
  const whole = documents
    .filter((document) => lost.get(document) === null)
    .map((document) => toReferences(document, idByAddress))
  const present = await readPresent(target, whole)
  for (const id of idByAddress.values()) if (id !== null && !present.has(id)) present.set(id, asset(id))
  const plan = planImport(whole, { present, onlyMissing })
  const due = plan.filter(({ outcome }) => outcome === 'made' || outcome === 'changed')
  const written = due.map(({ document }) => document)
  if (!isDryRun) await writeDocuments(target, written, { presentIds: present, onWritten: onProgress })
  return {
    documents: count(plan, [...lost.values()].filter((reason) => reason !== null).length + broken.length),
    assets: { uploaded, known },
    refusals: [
      ...broken.map(({ line, reason }) => ({ where: `line ${line}`, reason })),
      ...[...lost].flatMap(([{ _id }, reason]) => (reason === null ? [] : [{ where: _id, reason }])),
      ...plan.flatMap((item) =>
        item.outcome === 'refused' ? [{ where: item.document._id, reason: item.reason }] : [],
      ),
    ],
  }
}

function lostAsset(
  document: DatasetDocument,
  idByAddress: ReadonlyMap<string, string | null>,
): string | null {
  const place = assetPlacesIn(document).find(({ address }) => idByAddress.get(address) === null)
  return place ? `its ${place.kind} ${place.address} is not in the file, or cannot be read` : null
}

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() })

function toReferences(
  document: DatasetDocument,
  idByAddress: ReadonlyMap<string, string | null>,
): DatasetDocument {
  // The revision belongs to the source dataset.
  const { _rev, ...written } = document
  return documentShape.parse(withReferences(written, ({ address }) => idByAddress.get(address) ?? ''))
}

/** The document of an asset that a dry run would have uploaded, so that references to it are valid. */
function asset(id: string): DatasetDocument {
  return { _id: id, _type: 'sanity.imageAsset' }
}

const IDS_PER_QUERY = 200

/** The existing documents among those that are imported or referenced. */
async function readPresent(
  { client }: ContentTarget,
  documents: readonly DatasetDocument[],
): Promise<Map<string, DatasetDocument>> {
  const ids = [...new Set(documents.flatMap((document) => [document._id, ...strongReferences(document)]))]
  const present = new Map<string, DatasetDocument>()
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const requested = { ids: ids.slice(start, start + IDS_PER_QUERY) }
    const found = z.array(documentShape).parse(await client.fetch('*[_id in $ids]', requested))
    for (const document of found) present.set(document._id, document)
  }
  return present
}

function count(plan: readonly PlannedDocument[], refusedBefore: number): DatasetImportReport['documents'] {
  const counted = { made: 0, changed: 0, unchanged: 0, skipped: 0, refused: refusedBefore }
  for (const { outcome } of plan) counted[outcome]++
  return counted
}
