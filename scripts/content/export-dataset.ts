import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { z } from 'zod'
import { kindOf, withMarks } from './asset-marks.ts'
import type { ContentTarget } from './content-target.ts'
import type { DatasetDocument } from './plan-import.ts'

export type DatasetExportSettings = {
  readonly withDrafts: boolean
  /** Exports only documents of these types; null for all. */
  readonly types: readonly string[] | null
  readonly onProgress?: (done: number, total: number) => void
}

export type DatasetExportReport = {
  readonly documents: number
  readonly assets: number
  /** Assets whose bytes were unavailable; documents still reference them. */
  readonly lostAssets: readonly string[]
}

/**
 * Exports a dataset to a file in Sanity's format. With the suffix `.ndjson` it has one document per line, including
 * those of the assets; otherwise it is an archive with the assets, like that of `sanity dataset export`.
 */
export async function exportDataset(
  target: ContentTarget,
  path: string,
  settings: DatasetExportSettings,
): Promise<DatasetExportReport> {
  const documents = await readAll(target, settings)
  if (path.endsWith('.ndjson')) {
    await writeFile(path, toLines(documents))
    return { documents: documents.length, assets: 0, lostAssets: [] }
  }
  const scratch = await mkdtemp(join(tmpdir(), 'dataset-'))
  try {
    const folder = join(scratch, basename(path).replace(/\.(tar\.gz|tgz)$/, ''))
    const report = await writeFolder(target, documents, folder, settings)
    await pipeline(packTar(scratch), createGzip(), createWriteStream(path))
    return report
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function writeFolder(
  target: ContentTarget,
  documents: readonly DatasetDocument[],
  folder: string,
  { onProgress = () => undefined }: DatasetExportSettings,
): Promise<DatasetExportReport> {
  const assets = documents.flatMap((document) => assetDocument.safeParse(document).data ?? [])
  for (const inner of ['images', 'files']) await mkdir(join(folder, inner), { recursive: true })
  const pathById = new Map<string, string>()
  const details: Record<string, object> = {}
  for (const [index, asset] of assets.entries()) {
    onProgress(index, assets.length)
    const bytes = await target.readAsset(asset.url).catch(() => null)
    if (bytes === null) continue
    const path = `${kindOf(asset._id)}s/${fileNameOf(asset)}`
    await writeFile(join(folder, path), bytes)
    pathById.set(asset._id, path)
    if (asset.sha1hash && asset.originalFilename)
      details[`${kindOf(asset._id)}-${asset.sha1hash}`] = { originalFilename: asset.originalFilename }
  }
  const lost = assets.filter(({ _id }) => !pathById.has(_id)).map(({ _id }) => _id)
  const exported = documents.filter(({ _id }) => !pathById.has(_id))
  const marked = exported.map((document) => withMarks(document, (id) => pathById.get(id) ?? null))
  await writeFile(join(folder, 'data.ndjson'), toLines(marked))
  await writeFile(join(folder, 'assets.json'), `${JSON.stringify(details)}\n`)
  return { documents: exported.length, assets: pathById.size, lostAssets: lost }
}

const assetDocument = z.object({
  _id: z.string().regex(/^(image|file)-/),
  _type: z.enum(['sanity.imageAsset', 'sanity.fileAsset']),
  url: z.string(),
  sha1hash: z.string().optional(),
  originalFilename: z.string().optional(),
})

/** Sanity's file name is the id with a dot before the extension; our own ids have no extension, only our URLs do. */
function fileNameOf({ _id, url }: z.infer<typeof assetDocument>): string {
  const [, name, extension] = /^(?:image|file)-([0-9a-f]{40}(?:-\d+x\d+)?)-([a-z0-9]+)$/.exec(_id) ?? []
  return name === undefined ? basename(url) : `${name}.${extension}`
}

const page = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))
const DOCUMENTS_PER_PAGE = 500
const DOCUMENTS_QUERY = `*[_id > $after && !(_id in path("_.**")) && ($drafts || !(_id in path("drafts.**")))
  && ($types == null || _type in $types || _type in ["sanity.imageAsset", "sanity.fileAsset"])]
  | order(_id asc)[0...${DOCUMENTS_PER_PAGE}]`

async function readAll(
  { client }: ContentTarget,
  { withDrafts, types }: DatasetExportSettings,
): Promise<DatasetDocument[]> {
  const all: DatasetDocument[] = []
  for (;;) {
    const after = all.at(-1)?._id ?? ''
    const batch = page.parse(await client.fetch(DOCUMENTS_QUERY, { after, drafts: withDrafts, types }))
    all.push(...batch)
    if (batch.length < DOCUMENTS_PER_PAGE) return all
  }
}

function toLines(documents: readonly unknown[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}
