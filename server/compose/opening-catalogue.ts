import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasProducts } from '#services/commerce/catalogue/count-products.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { createMapper } from '#services/commerce/import/mapping/create-mapper.ts'
import { loadMapping, storeWhileMapping } from '#services/commerce/import/mapping/stored-mapping.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { isReached, reach } from '#services/kernel/database/milestones.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { Configuration } from '../config.ts'

const BEGUN = 'opening-catalogue-begun'
const LOADED = 'opening-catalogue-loaded'

/**
 * Imports the `products.csv` of the house's folder into an empty shop, once; an interrupted import is resumed at the
 * next start. A shop with products of its own is not changed. Returns whether it imported anything.
 */
export async function openHouseCatalogue(
  database: Database,
  { house, houseFolder, store }: Pick<Configuration, 'house' | 'houseFolder' | 'store'>,
  now: Date,
): Promise<boolean> {
  const csvPath = join(houseFolder, 'products.csv')
  if (!existsSync(csvPath) || (await isReached(database, LOADED))) return false
  if (!(await isReached(database, BEGUN))) {
    if (await hasProducts(database)) return false
    await reach(database, BEGUN, now)
  }
  const mapper = createMapper(await loadMapping(database), { isProposing: true })
  const { refused } = await importCatalogue(database, {
    csvPath,
    base: house.currencies.base ?? house.currencies.otherCountries,
    picturesFolder: store.picturesFolder,
    modelsFolder: store.filesFolder,
    map: storeWhileMapping(database, mapper),
  })
  if (refused > 0) throw new StartFault(`${csvPath} has ${refused} products that cannot be imported.`)
  await reach(database, LOADED, now)
  return true
}
