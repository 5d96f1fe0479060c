import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { importDocuments } from '../../services/content/mutations/import-documents.ts'
import type { Database } from '../../services/kernel/database/database.ts'
import { FOLDERS } from './folders.ts'
import { moveDates } from './move-dates.ts'
import { readPictureAssets, withAssetIds } from './picture-assets.ts'

/**
 * Loads the content of the demonstration house. Existing documents are not changed, so that an editor's changes survive
 * the next start; `existing: 'replace'` restores the original content. Returns the ids of the changed documents.
 */
export async function loadDemoContent(
  database: Database,
  { now, existing = 'missing' }: { now: Date; existing?: 'missing' | 'replace' },
): Promise<string[]> {
  const assets = await readPictureAssets()
  const pictures = await importDocuments(database, [...assets.values()], { now, existing: 'replace' })
  const dated = (await readDemoDocuments()).map((document) => moveDates(document, now))
  const documentsToImport = withAssetIds(dated, assets)
  const documents = await importDocuments(database, documentsToImport, { now, existing })
  return [...pictures, ...documents]
}

/**
 * The documents of the demonstration house, without its pictures, from the JSON files of the folder. They reference
 * pictures by name (`image-{name}`).
 */
export async function readDemoDocuments(): Promise<unknown[]> {
  const names = (await readdir(FOLDERS.content)).filter((name) => name.endsWith('.json')).sort()
  const files = names.map((name) => readFile(join(FOLDERS.content, name), 'utf8'))
  return (await Promise.all(files)).flatMap((text) => z.array(z.unknown()).parse(JSON.parse(text)))
}
