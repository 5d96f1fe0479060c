import { parseArgs } from 'node:util'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { createReferenceRatesLoader } from '#services/commerce/currencies/reference-rates.ts'
import { refreshConversions } from '#services/commerce/currencies/refresh-conversions.ts'
import { refreshTradePrices } from '#services/commerce/currencies/refresh-trade-prices.ts'
import { type ImportReport, importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { noteText } from '#services/commerce/import/notes.ts'
import type { ProductDraft } from '#services/commerce/import/product-draft.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import { chooseBaseCurrency } from './import/base-currency.ts'
import { openCollections } from './import/collections.ts'
import { createModelCopy, createPictureCopy, findPictures } from './import/copy-files.ts'
import { deliveryLines } from './import/delivery-report.ts'
import { openMapping } from './import/mapping.ts'
import { parseMarkets } from './import/markets.ts'
import { trackPictures } from './import/pictures.ts'
import { priceLines } from './import/price-report.ts'
import { createProgressBar } from './import/progress-bar.ts'
import { refusalLine, tableText } from './import/report-lines.ts'
import { translationLines } from './import/translation-report.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run import -- products.csv [options]
npm run import -- --collections collections.csv

  products.csv              a product export of Shopify, Matrixify, WooCommerce or Magento (CSV or .xlsx)
  --collections FILE        custom and smart collections (Matrixify's columns, CSV or .xlsx), also without products
  --currency EUR            the currency of the file's prices (currencies.base in house.json)
  --plan FILE               write the proposed categories and attributes to a file, and import nothing
  --mapping FILE            import with such a file, edited
  --dry-run                 read and compare everything, write nothing
  --translations FILE       what products are called in other languages (repeatable)
  --allow-images            show the file's pictures from their hosts
  --fetch-images            download the file's pictures into the shop (DATA_FOLDER/pictures)
  --pictures FOLDER         where picture files are; they are copied into the shop (DATA_FOLDER/pictures)
  --models FOLDER           where 3D models are (FILES_FOLDER)
  --market "NAME=USD"       currency of a market that is neither a country nor a currency (repeatable)
`

/**
 * `npm run import`: imports products and collections, even while the shop is running. Exit code 1 if a product or a
 * collection is refused.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      collections: { type: 'string' },
      currency: { type: 'string' },
      plan: { type: 'string' },
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      translations: { type: 'string', multiple: true, default: [] },
      'allow-images': { type: 'boolean', default: false },
      'fetch-images': { type: 'boolean', default: false },
      pictures: { type: 'string' },
      models: { type: 'string' },
      market: { type: 'string', multiple: true, default: [] },
    },
  })
  const [csvPath] = positionals
  if ((csvPath ?? values.collections) === undefined || positionals.length > 1) {
    console.error(USAGE)
    return 1
  }
  if (csvPath === undefined && (values.plan ?? values.mapping ?? values.translations[0]) !== undefined)
    throw new StartFault('--plan, --mapping and --translations need a product file.')
  const configuration = readConfiguration()
  const { store, house } = configuration
  const base = await chooseBaseCurrency(values.currency, house.currencies, {
    input: process.stdin,
    output: process.stderr,
  })
  const shopDatabase = await openShopDatabase(configuration)
  const database = openDatabase(shopDatabase.url)
  const bar = createProgressBar(process.stderr)
  try {
    await prepareDatabase(database)
    await refreshTradePrices(database, house.currencies.tradePrices)
    const refreshed = await refreshConversions({
      database,
      currencies: house.currencies,
      loadReferenceRates: createReferenceRatesLoader(fetch),
      now: new Date(),
    })
    const isDryRun = values['dry-run'] || values.plan !== undefined
    const picturesFolder = values.pictures ?? store.picturesFolder
    const copyPictures = createPictureCopy({
      from: picturesFolder,
      to: store.fetchedFolder,
      servedFolders: store.picturesFolders,
      isDryRun,
    })
    const collections = await openCollections(database, {
      path: values.collections,
      base,
      picturesFolders: [picturesFolder, ...store.picturesFolders],
      copyPicture: (url) => copyPictures([url]),
      isDryRun,
    })
    const pictures = trackPictures({
      database,
      configuration,
      isAllowing: values['allow-images'],
      isFetching: values['fetch-images'],
      isDryRun,
      bar,
    })
    await pictures.addCollectionPictures(collections.pictures)
    const plannedHandles = new Set<string>()
    if (csvPath === undefined) {
      await pictures.finish(async () => {})
      return (await collections.finish(plannedHandles)) > 0 ? 1 : 0
    }
    const mapping = await openMapping(database, {
      plan: values.plan,
      mapping: values.mapping,
      isDryRun,
      memberships: collections.memberships,
    })
    const modelsFolder = values.models ?? store.filesFolder
    const copyModels = createModelCopy({
      from: modelsFolder,
      to: store.importedFilesFolder,
      servedFolders: store.filesFolders,
      isDryRun,
    })
    const options = {
      csvPath,
      base,
      translationsPaths: values.translations,
      picturesFolder,
      modelsFolder,
      shopFolders: { picturesFolders: store.picturesFolders, modelsFolders: store.filesFolders },
      markets: parseMarkets(values.market),
      map: mapping.map,
      onProduct: async (draft: ProductDraft) => {
        if (isDryRun) plannedHandles.add(draft.handle)
        await copyPictures(findPictures(draft))
        await copyModels(draft)
        await pictures.add(draft)
      },
      isDryRun,
      onProgress: bar.show,
    }
    const report = await importCatalogue(database, options)
    bar.clear()
    printReport(report, isDryRun)
    if (values.currency === undefined && house.currencies.base !== undefined)
      console.log(`Prices without a currency: read in ${base}, as house.json says; --currency names another`)
    for (const line of priceLines(report, house.currencies, refreshed)) console.log(line)
    for (const line of deliveryLines(report, house.delivery)) console.log(line)
    for (const line of translationLines(report, house.languages)) console.log(line)
    await mapping.finish()
    await pictures.finish((add) => importCatalogue(database, { ...options, onProduct: add }))
    const refusedCollections = await collections.finish(plannedHandles)
    return report.refusals.length + refusedCollections > 0 ? 1 : 0
  } finally {
    bar.clear()
    await database.close()
    await shopDatabase.close()
  }
}

const FORMATS = { shopify: 'Shopify', matrixify: 'Matrixify', woocommerce: 'WooCommerce', magento: 'Magento' }

function formatLine({ productFormat, decimalMark, ...format }: ImportReport['understood']): string {
  const prices = decimalMark === null ? '' : `, prices with a decimal ${decimalMark}`
  return `Read as: ${FORMATS[productFormat]} products, ${tableText(format)}${prices}`
}

function printReport(report: ImportReport, isDryRun: boolean): void {
  console.log(formatLine(report.understood))
  for (const refusal of report.refusals) console.log(refusalLine(refusal))
  for (const [code, { count, line }] of report.notes) {
    console.log(`Note: ${noteText(code)} (${count}, first on line ${line})`)
  }
  if (report.ignoredColumns.length > 0) console.log(`Ignored columns: ${report.ignoredColumns.join(', ')}`)
  if (report.unusedTranslations.length > 0) {
    console.log(`Unused translations, of products not in the file: ${report.unusedTranslations.join(', ')}`)
  }
  const { rows, created, changed, unchanged, refused } = report
  console.log(
    `Rows: ${rows}. Products: ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused${isDryRun ? ' (dry run, nothing was written)' : ''}`,
  )
}

await runCommand(run, USAGE)
