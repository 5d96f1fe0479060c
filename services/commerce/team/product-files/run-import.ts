import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ZodError } from 'zod'
import type { ImportFailure, ImportRefusal, ImportReport } from '#contracts/team/product-import.ts'
import { REPORTED_REFUSALS_MAX, STORED_REFUSALS_MAX } from '#contracts/team/product-import.ts'
import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { allowableHost, allowHosts } from '../../import/allow-hosts.ts'
import type { CollectionsWriteReport } from '../../import/collections/collection-file.ts'
import { openCollectionFile } from '../../import/collections/collection-file.ts'
import type { ImportReport as CatalogueReport } from '../../import/import-catalogue.ts'
import { type ImportProgress, importCatalogue } from '../../import/import-catalogue.ts'
import type { PictureOrigin } from '../../import/list-pictures.ts'
import { createPictureList } from '../../import/list-pictures.ts'
import type { MappingReport } from '../../import/mapping/create-mapper.ts'
import { createMapper } from '../../import/mapping/create-mapper.ts'
import { loadMapping, storeWhileMapping } from '../../import/mapping/stored-mapping.ts'
import { readTranslations, type Translations } from '../../import/reading/translations.ts'
import type { Refusal } from '../../import/refusals.ts'
import type { ShopStore } from '../../options.ts'
import { findCompleteUploads, writeUpload } from '../uploads/read-upload.ts'
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
  delivery: HouseDelivery
  onProgress: (progress: ImportProgress) => void
}

type ImportResult = { report: ImportReport; refusals: ImportRefusal[] }

type Outcome = {
  database: Database
  store: ShopStore
  delivery: HouseDelivery
  files: readonly ImportFile[]
  catalogue: CatalogueReport | null
  origins: ReadonlyMap<string, PictureOrigin>
  mapping: MappingReport
  written: CollectionsWriteReport | null
}

const LISTED_MAX = 200

/** Imports uploaded files as `npm run import` would: the products, then the collections. */
export async function runImport(
  job: ImportJob,
  tools: ImportTools,
): Promise<Result<ImportResult, ImportFailure>> {
  const folder = await mkdtemp(join(tmpdir(), 'product-import-'))
  try {
    const { db } = tools.database
    const completeUploads = await findCompleteUploads(
      db,
      job.uploads.map(({ id }) => id),
    )
    if (completeUploads.length < job.uploads.length) return refuse('files-gone')
    const files: { name: string; path: string }[] = []
    for (const { id, name } of job.uploads) {
      const path = join(folder, id)
      await writeUpload(db, id, path)
      files.push({ name, path })
    }
    await mkdir(join(folder, 'unpacked'))
    const opened = await openImportFiles(files, join(folder, 'unpacked'))
    if (!opened.ok) return opened
    return await importFiles(opened.value, job, tools)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importFiles(
  files: readonly ImportFile[],
  { currency: base, isDryRun, allowsImages }: ImportJob,
  { database, store, delivery, onProgress }: ImportTools,
): Promise<Result<ImportResult, ImportFailure>> {
  const withProducts = files.filter(({ role }) => role === 'products' || role === 'both')
  const withCollections = files.filter(({ role }) => role === 'collections' || role === 'both')
  const translationsPaths = files.filter(({ role }) => role === 'translations').map(({ path }) => path)
  if (withProducts.length > 1 || withCollections.length > 1) return refuse('files-repeated')
  const [products] = withProducts
  const [collectionsFile] = withCollections
  if (!products && translationsPaths.length > 0) return refuse('translations-alone')
  if (!products && !collectionsFile) return refuse('file-unreadable')
  const translations = await parseTranslations(translationsPaths)
  if (!translations.ok) return translations

  const collections = await openCollectionFile(database, {
    path: collectionsFile?.path,
    base,
    picturesFolders: store.picturesFolders,
    isDryRun,
  })
  const { memberships } = collections
  const mapper = createMapper(await loadMapping(database), { isProposing: true, memberships })
  const pictures = createPictureList(database, { isListing: false })
  await pictures.addPictures(collections.pictures)
  const newProducts = new Set<string>()
  const catalogue = products
    ? await importCatalogue(database, {
        csvPath: products.path,
        base,
        translations: translations.value,
        picturesFolder: store.picturesFolder,
        shopFolders: store,
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
  const written = collectionsFile ? await collections.write({ newProducts }) : null
  const mapping = mapper.report()
  return ok(await describeImport({ database, store, delivery, files, catalogue, origins, mapping, written }))
}

async function parseTranslations(
  paths: readonly string[],
): Promise<Result<Translations, 'translations-malformed'>> {
  try {
    return ok(await readTranslations(paths))
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) return refuse('translations-malformed')
    throw error
  }
}

/** The result of an import in the form of the team API, with the refused rows. */
async function describeImport(
  outcome: Outcome,
): Promise<{ report: ImportReport; refusals: ImportRefusal[] }> {
  const { files, catalogue, written } = outcome
  const nameOf = (...roles: ImportFile['role'][]) =>
    files.find(({ role }) => roles.includes(role))?.name ?? ''
  const inFile = (file: string, refusals: readonly Refusal[] = []) =>
    refusals.map(({ line, handle, code, detail }) => ({
      file,
      line,
      handle,
      code,
      detail: detail.slice(0, 500),
    }))
  const refusals = [
    ...inFile(nameOf('products', 'both'), catalogue?.refusals),
    ...inFile(nameOf('collections', 'both'), written?.refusals),
  ]
  const report = {
    files: files.map(({ name, role }) => ({ name, role })),
    products: catalogue && describeProducts(catalogue, outcome),
    collections: written && describeCollections(written),
    pictures: await describePictures(outcome),
    refusals: refusals.slice(0, REPORTED_REFUSALS_MAX),
    refusalCount: refusals.length,
  }
  return { report, refusals: refusals.slice(0, STORED_REFUSALS_MAX) }
}

function describeProducts(
  catalogue: CatalogueReport,
  { delivery, mapping }: Outcome,
): ImportReport['products'] {
  const { understood, rows, created, changed, unchanged, refused } = catalogue
  const { productFormat: format, decimalMark, ...table } = understood
  return {
    format,
    table,
    decimalMark,
    rows,
    created,
    changed,
    unchanged,
    refused,
    pricedIn: [...catalogue.pricedIn].map(([currency, count]) => ({ currency, count })),
    untranslated: [...catalogue.untranslated].map(([language, count]) => ({ language, count })),
    notes: [...catalogue.notes].map(([code, note]) => ({ code, count: note.count, line: note.line })),
    ignoredColumns: catalogue.ignoredColumns.slice(0, LISTED_MAX),
    categories: [...mapping.categories]
      .map(([path, count]) => ({ path, count }))
      .toSorted((one, other) => one.path.localeCompare(other.path))
      .slice(0, LISTED_MAX),
    unusedTranslations: catalogue.unusedTranslations.slice(0, LISTED_MAX),
    withoutShippingCost: [...catalogue.withoutShippingCost].map(([market, count]) => ({
      market,
      count,
      hasHouseCost: delivery.costs.some((cost) => cost.market === market),
    })),
  }
}

async function describePictures({ database, store, origins }: Outcome): Promise<ImportReport['pictures']> {
  const allowed = new Set([...store.imageHosts, ...(await listPictureHosts(database))])
  return [...origins].slice(0, LISTED_MAX).map(([origin, { count, downloaded }]) => ({
    origin,
    count,
    isShown: downloaded === count || allowed.has(allowableHost(origin) ?? ''),
  }))
}

function describeCollections(written: CollectionsWriteReport): ImportReport['collections'] {
  const { custom, smart, created, changed, unchanged, refused, unknownProducts, recategorized } = written
  return {
    custom,
    smart,
    created,
    changed,
    unchanged,
    refused,
    unknownProducts: [...unknownProducts].slice(0, LISTED_MAX),
    missingPictures: written.missingPictures.slice(0, LISTED_MAX),
    recategorized,
  }
}
