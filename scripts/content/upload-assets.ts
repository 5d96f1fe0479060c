import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import { type AssetPlace, assetPlacesIn } from './asset-marks.ts'
import type { ContentTarget } from './content-target.ts'
import type { DatasetFile } from './dataset-file.ts'
import type { DatasetDocument } from './plan-import.ts'

export type UploadedAssets = {
  /** The id of each asset's document, by its path; null if its bytes are missing or are not a picture. */
  readonly idByAddress: ReadonlyMap<string, string | null>
  readonly uploaded: number
  readonly known: number
}

const knownAsset = z.array(z.object({ _id: z.string(), sha1hash: z.string() }))
const KNOWN = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{ _id, sha1hash }`

/**
 * Uploads the pictures and files of the documents to the content service. Existing ones with the same hash are reused.
 * A dry run uploads nothing, so `idByAddress` then has ids that do not exist.
 */
export async function uploadAssets(
  { client }: ContentTarget,
  file: DatasetFile,
  documents: readonly DatasetDocument[],
  { isDryRun, onSettled }: { isDryRun: boolean; onSettled: (done: number, total: number) => void },
): Promise<UploadedAssets> {
  const places = [
    ...new Map(documents.flatMap(assetPlacesIn).map((place) => [place.address, place])).values(),
  ]
  const hashes = new Map<string, string>()
  for (const { address } of places) {
    const bytes = await file.readAsset(address)
    if (bytes) hashes.set(address, createHash('sha1').update(bytes).digest('hex'))
  }
  const knownIds = await readKnown(client, [...new Set(hashes.values())])
  const known = [...hashes.values()].filter((hash) => knownIds.has(hash)).length
  const names = await file.assetNames()
  const idByAddress = new Map<string, string | null>()
  let uploaded = 0
  for (const [index, place] of places.entries()) {
    onSettled(index, places.length)
    const hash = hashes.get(place.address)
    const knownId = hash === undefined ? null : (knownIds.get(hash) ?? null)
    idByAddress.set(place.address, knownId)
    if (hash === undefined || knownId !== null) continue
    const name = names.get(`${place.kind}-${hash}`) ?? basename(place.address)
    const id = isDryRun ? `${place.kind}-${hash}` : await upload(client, file, place, name)
    if (id !== null) uploaded++
    idByAddress.set(place.address, id)
  }
  return { idByAddress, uploaded, known }
}

const HASHES_PER_QUERY = 200

/** The ids of the existing assets, by the hashes of their bytes. */
async function readKnown(
  client: ContentTarget['client'],
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>()
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const requested = { hashes: hashes.slice(start, start + HASHES_PER_QUERY) }
    const found = knownAsset.parse(await client.fetch(KNOWN, requested))
    for (const { _id, sha1hash } of found) known.set(sha1hash, _id)
  }
  return known
}

async function upload(
  client: ContentTarget['client'],
  file: DatasetFile,
  { kind, address }: AssetPlace,
  filename: string,
): Promise<string | null> {
  const bytes = await file.readAsset(address)
  if (bytes === null) return null
  try {
    const document = await client.assets.upload(kind, Buffer.from(bytes), { filename })
    return document._id
  } catch (error) {
    if (isRefusedPicture(error)) return null
    throw error
  }
}

function isRefusedPicture(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 400
}
