import {
  type ImportRefusal,
  type ImportReport,
  REPORTED_REFUSALS_MAX,
  STORED_REFUSALS_MAX,
} from '#contracts/team/product-import.ts'
import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { hostOf } from '../../import/allow-hosts.ts'
import type { WrittenCollections } from '../../import/collections/collection-file.ts'
import type { ImportReport as CatalogueReport } from '../../import/import-catalogue.ts'
import type { PictureOrigin } from '../../import/list-pictures.ts'
import type { MappingReport } from '../../import/mapping/create-mapper.ts'
import type { Refusal } from '../../import/refusals.ts'
import type { ShopStore } from '../../options.ts'
import type { ImportFile } from './open-import-files.ts'

type Outcome = {
  database: Database
  store: ShopStore
  delivery: HouseDelivery
  files: readonly ImportFile[]
  catalogue: CatalogueReport | null
  origins: ReadonlyMap<string, PictureOrigin>
  mapping: MappingReport
  written: WrittenCollections | null
}

const LISTED_MAX = 200

/** What an import understood and did, in the form of the team API, and the refused rows. */
export async function describeImport(
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
    isShown: downloaded === count || allowed.has(hostOf(origin) ?? ''),
  }))
}

function describeCollections(written: WrittenCollections): ImportReport['collections'] {
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
