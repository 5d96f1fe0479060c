import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasProducts } from '#services/commerce/catalogue/count-products.ts'
import { importCollections } from '#services/commerce/import/collections/import-collections.ts'
import { openMemberships } from '#services/commerce/import/collections/memberships.ts'
import { placePictures } from '#services/commerce/import/collections/place-pictures.ts'
import { readCollections } from '#services/commerce/import/collections/read-collections.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { createMapper } from '#services/commerce/import/mapping/create-mapper.ts'
import { loadMapping, storeWhileMapping } from '#services/commerce/import/mapping/stored-mapping.ts'
import { refusalText } from '#services/commerce/import/refusals.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { hasMilestone, recordMilestone } from '#services/kernel/database/milestones.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { Configuration } from '../settings/config.ts'

const BEGUN = 'opening-catalogue-begun'
const LOADED = 'opening-catalogue-loaded'

/**
 * Imports `products.csv` of the house's folder, and `collections.csv` if there is one, into an empty shop, once. An
 * interrupted import is resumed at the next start. A shop with products is not changed. Returns whether anything was
 * imported.
 */
export async function openHouseCatalogue(
  database: Database,
  { house, houseFolder, store }: Pick<Configuration, 'house' | 'houseFolder' | 'store'>,
  now: Date,
): Promise<boolean> {
  const csvPath = join(houseFolder, 'products.csv')
  if (!existsSync(csvPath) || (await hasMilestone(database, LOADED))) return false
  if (!(await hasMilestone(database, BEGUN))) {
    if (await hasProducts(database)) return false
    await recordMilestone(database, BEGUN, now)
  }
  const base = house.currencies.base ?? house.currencies.otherCountries
  const collectionsPath = join(houseFolder, 'collections.csv')
  const tables = existsSync(collectionsPath) ? await readCollections(collectionsPath, base) : []
  const drafts = tables.flatMap(({ collections }) =>
    collections.flatMap((read) => (read.ok ? read.draft : [])),
  )
  const memberships = await openMemberships(database, drafts)
  const mapper = createMapper(await loadMapping(database), { isProposing: true, memberships })
  const { refused } = await importCatalogue(database, {
    csvPath,
    base,
    picturesFolder: store.picturesFolder,
    modelsFolder: store.filesFolder,
    map: storeWhileMapping(database, mapper),
  })
  if (refused > 0) throw new StartFault(`${csvPath} has ${refused} products that cannot be imported.`)
  const placed = await placePictures(database, tables, store.picturesFolders)
  const collections = await importCollections(database, placed.tables)
  const errors = [
    ...collections.refusals.map(({ line, ...refusal }) => `line ${line}: ${refusalText(refusal)}`),
    ...[...collections.unknownProducts].map((handle) => `there is no product ${handle}`),
    ...placed.missing.map(({ source }) => `there is no picture ${source}`),
  ]
  if (errors.length > 0) throw new StartFault(`${collectionsPath} cannot be imported: ${errors.join('; ')}.`)
  await recordMilestone(database, LOADED, now)
  return true
}
