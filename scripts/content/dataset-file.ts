import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { z } from 'zod'
import { overNetwork } from '#server/seam/seam.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

const DOCUMENTS = 'data.ndjson'

export type DatasetFile = {
  /** The documents as JSON, one per line. */
  lines(): AsyncIterable<string>
  /** The bytes of an asset by its path (`file://./images/a.jpg`, or an `https:` URL); null if missing. */
  readAsset(url: string): Promise<Uint8Array | null>
  /** The original file names of assets, by kind and hash (`image-3f2a…`), if known. */
  assetNames(): Promise<ReadonlyMap<string, string>>
  close(): Promise<void>
}

/**
 * Opens the result of `sanity dataset export` or of our own export: an archive (`.tar.gz`), its unpacked folder, or
 * NDJSON. Rejects with the file system's error if it does not exist, and with a start error if it is not an export.
 */
export async function openDatasetFile(path: string): Promise<DatasetFile> {
  if ((await stat(path)).isDirectory()) return fromFolder(await folderOfDocuments(path))
  if (!/\.(tar\.gz|tgz)$/.test(path)) return fromDocuments(path, null)
  const scratch = await mkdtemp(join(tmpdir(), 'dataset-'))
  const discard = () => rm(scratch, { recursive: true, force: true })
  try {
    await pipeline(createReadStream(path), createGunzip(), unpackTar(scratch, { fmode: 0o644, dmode: 0o755 }))
    return fromFolder(await folderOfDocuments(scratch), discard)
  } catch (error) {
    await discard()
    throw error
  }
}

/** Returns the folder with the documents: this one, or the subfolder that contains them. */
async function folderOfDocuments(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  if (entries.some(({ name }) => name === DOCUMENTS)) return folder
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    if ((await readdir(inner)).includes(DOCUMENTS)) return inner
  }
  throw new StartFault(`The file has no ${DOCUMENTS}: it is not a dataset export.`)
}

function fromFolder(folder: string, close?: () => Promise<void>): DatasetFile {
  return fromDocuments(join(folder, DOCUMENTS), folder, close)
}

function fromDocuments(
  path: string,
  folder: string | null,
  close: () => Promise<void> = async () => {},
): DatasetFile {
  return {
    lines: () => createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }),
    readAsset: (url) =>
      url.startsWith('file://') ? readWithin(folder, url.slice('file://'.length)) : download(url),
    assetNames: async () => (folder === null ? new Map() : readNames(join(folder, 'assets.json'))),
    close,
  }
}

/** Reads a file within the export's own folder, and nowhere else on the machine. */
async function readWithin(folder: string | null, relativePath: string): Promise<Uint8Array | null> {
  if (folder === null) return null
  const path = resolve(folder, relativePath)
  if (!path.startsWith(resolve(folder) + sep)) return null
  return readFile(path).catch(() => null)
}

const assetDetails = z.record(z.string(), z.looseObject({ originalFilename: z.string().optional() }))

async function readNames(path: string): Promise<ReadonlyMap<string, string>> {
  const details = assetDetails.parse(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')))
  return new Map(
    Object.entries(details).flatMap(([id, { originalFilename: name }]) => (name ? [[id, name]] : [])),
  )
}

async function download(url: string): Promise<Uint8Array | null> {
  const response = await overNetwork(new Request(url)).catch(() => null)
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
}
