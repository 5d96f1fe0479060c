import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { importDocuments } from '../../services/content/documents/import-documents.ts'
import type { Database } from '../../services/kernel/database/database.ts'
import { FOLDERS } from './folders.ts'

/**
 * Loads the content of the demonstration house. Existing documents are not changed, so that an editor's
 * change survives the next start; `existing: 'replace'` restores the original content. Returns the ids of the
 * changed documents.
 */
export async function loadDemoContent(
  database: Database,
  { now, existing = 'missing' }: { now: Date; existing?: 'missing' | 'replace' },
): Promise<string[]> {
  const assets = await readPictureAssets()
  const pictures = await importDocuments(database, assets, { now, existing: 'replace' })
  const documents = await importDocuments(database, await readDemoDocuments(), { now, existing })
  return [...pictures, ...documents]
}

/** The documents of the demonstration house, without its pictures: each JSON file of the folder has some. */
export async function readDemoDocuments(): Promise<unknown[]> {
  const names = (await readdir(FOLDERS.content)).filter((name) => name.endsWith('.json')).sort()
  const files = names.map((name) => readFile(join(FOLDERS.content, name), 'utf8'))
  return (await Promise.all(files)).flatMap((text) => z.array(z.unknown()).parse(JSON.parse(text)))
}

const pictureLedger = z.record(
  z.string(),
  z.object({ width: z.number().int(), height: z.number().int(), averageColor: z.string() }),
)

/**
 * One image asset, as stored by Sanity, for each picture in the pictures' ledger. Its id contains the hash of
 * the bytes, so that imports recognize it.
 */
async function readPictureAssets(): Promise<unknown[]> {
  const text = await readFile(join(FOLDERS.pictures, 'pictures.json'), 'utf8')
  const pictures = Object.entries(pictureLedger.parse(JSON.parse(text)))
  return Promise.all(
    pictures.map(async ([name, { width, height, averageColor }]) => ({
      _id: `image-${name}`,
      _type: 'sanity.imageAsset',
      url: `/pictures/${name}.webp`,
      ...(await hashOf(join(FOLDERS.pictures, `${name}.webp`))),
      metadata: {
        dimensions: { width, height, aspectRatio: width / height },
        palette: { dominant: { background: averageColor } },
      },
    })),
  )
}

async function hashOf(path: string): Promise<{ sha1hash?: string }> {
  const bytes = await readFile(path).catch(() => null)
  return bytes ? { sha1hash: createHash('sha1').update(bytes).digest('hex') } : {}
}
