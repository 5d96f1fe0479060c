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

const BEGUN_MILESTONE = 'demonstration-begun'
const LOADED_MILESTONE = 'demonstration-loaded'
/** Recorded once the pictures that an older release loaded have ids in Sanity's format. */
const RENAMED_MILESTONE = 'demonstration-pictures-renamed'
const TRANSLATIONS = ['it', 'es', 'de', 'fr']

/**
 * Loads the demonstration house into an empty shop, once; an interrupted load is resumed at the next start. A shop with
 * products of its own is not changed. Returns whether anything was loaded.
 */
export async function loadDemonstration(database: Database, now: Date): Promise<boolean> {
  if (await hasMilestone(database, LOADED_MILESTONE)) {
    if (!(await hasMilestone(database, RENAMED_MILESTONE))) {
      await renameDemoAssets(database, now)
      await recordMilestone(database, RENAMED_MILESTONE, now)
    }
    return false
  }
  if (!(await hasMilestone(database, BEGUN_MILESTONE))) {
    if (await hasProducts(database)) return false
    await recordMilestone(database, BEGUN_MILESTONE, now)
  }
  await loadDemoContent(database, { now })
  await seedDiscounts(database)
  const report = await importCatalogue(database, {
    base: 'EUR',
    csvPath: `${FOLDERS.catalogue}/products.csv`,
    translationsPaths: TRANSLATIONS.map((language) => `${FOLDERS.catalogue}/translations.${language}.json`),
    picturesFolder: FOLDERS.pictures,
    modelsFolder: FOLDERS.files,
    map: (product) => moveDates(product, now),
  })
  if (report.refused > 0) throw new Error(`Products of the demonstration were refused: ${report.refused}`)
  const collections = await importCollections(
    database,
    await readCollections(`${FOLDERS.catalogue}/collections.csv`, 'EUR'),
  )
  if (collections.refused > 0 || collections.unknownProducts.size > 0)
    throw new Error(`Collections of the demonstration were refused: ${JSON.stringify(collections.refusals)}`)
  await recordMilestone(database, LOADED_MILESTONE, now)
  return true
}

async function hasProducts({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from commerce.products) as any')
  return rows[0]?.any === true
}
