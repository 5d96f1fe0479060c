import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ZodError } from 'zod'
import type { ImportFailure, ImportRefusal, ImportReport } from '#contracts/team/product-import.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { allowHosts } from '../../import/allow-hosts.ts'
import { type CollectionsReport, importCollections } from '../../import/collections/import-collections.ts'
import { openMemberships } from '../../import/collections/memberships.ts'
import { placePictures } from '../../import/collections/place-pictures.ts'
import { readCollections } from '../../import/collections/read-collections.ts'
import { type ImportProgress, importCatalogue } from '../../import/import-catalogue.ts'
import { createPictureList } from '../../import/list-pictures.ts'
import { createMapper } from '../../import/mapping/create-mapper.ts'
import { recategorize } from '../../import/mapping/recategorize.ts'
import { loadMapping, storeWhileMapping } from '../../import/mapping/stored-mapping.ts'
import type { ShopStore } from '../../options.ts'
import { findCompleteUploads, writeUpload } from '../uploads/read-upload.ts'
import { describeImport } from './describe-import.ts'
import { type ImportFile, openImportFiles } from './open-import-files.ts'

export type ImportJob = {
  uploads: readonly { id: string; name: string }[]
  currency: Currency
  allowsImages: boolean
  isDryRun: boolean
}

type ImportTools = {
  database: Database
  store: ShopStore
  onProgress: (progress: ImportProgress) => void
}

type Imported = { report: ImportReport; refusals: ImportRefusal[] }

/** Imports uploaded files as `npm run import` would: the products, then the collections. */
export async function runImport(
  job: ImportJob,
  tools: ImportTools,
): Promise<Result<Imported, ImportFailure>> {
  const folder = await mkdtemp(join(tmpdir(), 'product-import-'))
  try {
    const { db } = tools.database
    const present = await findCompleteUploads(
      db,
      job.uploads.map(({ id }) => id),
    )
    if (present.length < job.uploads.length) return refuse('files-gone')
    const files: { name: string; path: string }[] = []
    for (const { id, name } of job.uploads) {
      const path = join(folder, id)
      await writeUpload(db, id, path)
      files.push({ name, path })
    }
    await mkdir(join(folder, 'unpacked'))
    const opened = await openImportFiles(files, join(folder, 'unpacked'))
    if (!opened || opened.length === 0) return refuse('file-unreadable')
    return await importOpened(opened, job, tools)
  } catch (fault) {
    if (fault instanceof ZodError || fault instanceof SyntaxError) return refuse('translations-malformed')
    throw fault
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importOpened(
  files: readonly ImportFile[],
  { currency: base, isDryRun, allowsImages }: ImportJob,
  { database, store, onProgress }: ImportTools,
): Promise<Result<Imported, ImportFailure>> {
  const withProducts = files.filter(({ role }) => role === 'products' || role === 'both')
  const withCollections = files.filter(({ role }) => role === 'collections' || role === 'both')
  const translationsPaths = files.filter(({ role }) => role === 'translations').map(({ path }) => path)
  if (withProducts.length > 1 || withCollections.length > 1) return refuse('files-repeated')
  const [products] = withProducts
  const [collections] = withCollections
  if (!products && !collections) return refuse('file-unreadable')

  const tables = collections ? await readCollections(collections.path, base) : []
  const drafts = tables.flatMap(({ collections: read }) => read.flatMap((one) => (one.ok ? one.draft : [])))
  const before = await openMemberships(database, [])
  const memberships = await openMemberships(database, drafts)
  const mapper = createMapper(await loadMapping(database), { isProposing: true, memberships })
  const pictures = createPictureList(database, { isListing: false })
  const newProducts = new Set<string>()
  const catalogue = products
    ? await importCatalogue(database, {
        csvPath: products.path,
        base,
        translationsPaths,
        picturesFolder: store.picturesFolder,
        shown: store,
        map: isDryRun ? mapper.map : storeWhileMapping(database, mapper),
        async onProduct(draft) {
          if (isDryRun) newProducts.add(draft.handle)
          await pictures.add(draft)
        },
        isDryRun,
        onProgress,
      })
    : null
  const { origins } = await pictures.finish()
  if (allowsImages && !isDryRun) await allowHosts(database, [...origins.keys()])
  let written: CollectionsReport | null = null
  if (collections) {
    const placed = await placePictures(database, tables, store.picturesFolders)
    written = await importCollections(database, placed.tables, { isDryRun, newProducts })
    await recategorize(database, { before, after: memberships, isDryRun })
  }
  return ok(
    await describeImport({ database, store, files, catalogue, origins, mapping: mapper.report(), written }),
  )
}
