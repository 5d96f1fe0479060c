import { seedDiscounts } from '../../services/commerce/carts/discounts/seed-discounts.ts'
import { importCollections } from '../../services/commerce/import/collections/import-collections.ts'
import { readCollections } from '../../services/commerce/import/collections/read-collections.ts'
import { importCatalogue } from '../../services/commerce/import/import-catalogue.ts'
import type { Database } from '../../services/kernel/database/database.ts'
import { hasMilestone, recordMilestone } from '../../services/kernel/database/milestones.ts'
import { FOLDERS } from './folders.ts'
import { loadDemoContent } from './load-content.ts'
import { moveDates } from './move-dates.ts'
import { renameDemoAssets } from './rename-assets.ts'

const BEGUN = 'demonstration-begun'
const LOADED = 'demonstration-loaded'
/** Marks that its pictures have ids in Sanity's format, which older releases did not use. */
const RENAMED = 'demonstration-pictures-renamed'
const TRANSLATED = ['it', 'es', 'de', 'fr']

/**
 * Loads the demonstration house into an empty shop, once; an interrupted load is resumed at the next start. A shop with
 * products of its own is not changed. Returns whether anything was loaded.
 */
export async function openDemonstration(database: Database, now: Date): Promise<boolean> {
  if (await hasMilestone(database, LOADED)) {
    if (!(await hasMilestone(database, RENAMED))) {
      await renameDemoAssets(database, now)
      await recordMilestone(database, RENAMED, now)
    }
    return false
  }
  if (!(await hasMilestone(database, BEGUN))) {
    if (await hasProducts(database)) return false
    await recordMilestone(database, BEGUN, now)
  }
  await loadDemoContent(database, { now })
  await seedDiscounts(database)
  const report = await importCatalogue(database, {
    base: 'EUR',
    csvPath: `${FOLDERS.catalogue}/products.csv`,
    translationsPaths: TRANSLATED.map((language) => `${FOLDERS.catalogue}/translations.${language}.json`),
    picturesFolder: FOLDERS.pictures,
    modelsFolder: FOLDERS.files,
    map: (product) => moveDates(product, now),
  })
  if (report.refused > 0)
    throw new Error(`The demonstration catalogue has refused products: ${report.refused}`)
  const collections = await importCollections(
    database,
    await readCollections(`${FOLDERS.catalogue}/collections.csv`, 'EUR'),
  )
  if (collections.refused > 0 || collections.unknownProducts.size > 0)
    throw new Error(`The demonstration's collections are faulty: ${JSON.stringify(collections.refusals)}`)
  await recordMilestone(database, LOADED, now)
  return true
}

async function hasProducts({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from commerce.products) as any')
  return rows[0]?.any === true
}
