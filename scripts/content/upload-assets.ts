import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import { type AssetSource, findAssetSources } from './asset-marks.ts'
import type { ContentTarget } from './content-target.ts'
import type { DatasetFile } from './dataset-file.ts'
import type { DatasetDocument } from './plan-import.ts'

export type UploadedAssets = {
  /** The id of each asset's document, by its URL in the file; null if its bytes are missing or are not a picture. */
  readonly idByUrl: ReadonlyMap<string, string | null>
  readonly uploaded: number
  readonly known: number
}

const existingAssets = z.array(z.object({ _id: z.string(), sha1hash: z.string() }))
const QUERY = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{ _id, sha1hash }`

/**
 * Uploads the pictures and files of the documents to the content service. Existing ones with the same hash are reused.
 * A dry run uploads nothing, so `idByUrl` then has ids that do not exist.
 */
export async function uploadAssets(
  { client }: ContentTarget,
  file: DatasetFile,
  documents: readonly DatasetDocument[],
  { isDryRun, onProgress }: { isDryRun: boolean; onProgress: (done: number, total: number) => void },
): Promise<UploadedAssets> {
  const sources = [
    ...new Map(documents.flatMap(findAssetSources).map((source) => [source.url, source])).values(),
  ]
  const hashes = new Map<string, string>()
  for (const { url } of sources) {
    const bytes = await file.readAsset(url)
    if (bytes) hashes.set(url, createHash('sha1').update(bytes).digest('hex'))
  }
  const existingIds = await findExistingAssets(client, [...new Set(hashes.values())])
  const known = [...hashes.values()].filter((hash) => existingIds.has(hash)).length
  const names = await file.assetNames()
  const idByUrl = new Map<string, string | null>()
  let uploaded = 0
  for (const [index, source] of sources.entries()) {
    onProgress(index, sources.length)
    const hash = hashes.get(source.url)
    const existingId = hash === undefined ? null : (existingIds.get(hash) ?? null)
    idByUrl.set(source.url, existingId)
    if (hash === undefined || existingId !== null) continue
    const name = names.get(`${source.kind}-${hash}`) ?? basename(source.url)
    const id = isDryRun ? `${source.kind}-${hash}` : await upload(client, file, source, name)
    if (id !== null) uploaded++
    idByUrl.set(source.url, id)
  }
  return { idByUrl, uploaded, known }
}

const HASHES_PER_QUERY = 200

/** Returns the ids of the existing assets, by the hashes of their bytes. */
async function findExistingAssets(
  client: ContentTarget['client'],
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>()
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const requested = { hashes: hashes.slice(start, start + HASHES_PER_QUERY) }
    const found = existingAssets.parse(await client.fetch(QUERY, requested))
    for (const { _id, sha1hash } of found) known.set(sha1hash, _id)
  }
  return known
}

async function upload(
  client: ContentTarget['client'],
  file: DatasetFile,
  { kind, url }: AssetSource,
  filename: string,
): Promise<string | null> {
  const bytes = await file.readAsset(url)
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
