import { parseArgs } from 'node:util'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { readConfiguration } from '#server/config.ts'
import { referenceRatesFrom } from '#services/commerce/currencies/reference-rates.ts'
import { refreshConversions } from '#services/commerce/currencies/refresh-conversions.ts'
import { type ImportReport, importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { noteText } from '#services/commerce/import/notes.ts'
import { refusalText } from '#services/commerce/import/refusals.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { chooseBaseCurrency } from './import/base-currency.ts'
import { deliveryLines } from './import/delivery-report.ts'
import { openMapping } from './import/mapping.ts'
import { parseMarkets } from './import/markets.ts'
import { followPictures } from './import/pictures.ts'
import { priceLines } from './import/price-report.ts'
import { createProgressBar } from './import/progress-bar.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run import -- products.csv [options]

  products.csv              a product export of Shopify, Matrixify, WooCommerce or Magento (CSV or .xlsx)
  --currency EUR            the currency of its prices (currencies.base in house.json)
  --plan FILE               write the proposed categories and attributes to a file, and import nothing
  --mapping FILE            import with such a file, edited
  --dry-run                 read and compare everything, write nothing
  --translations FILE       what products are called in other languages (repeatable)
  --allow-images            show the pictures of the file from their hosts
  --fetch-images            download them into the shop (DATA_FOLDER/pictures)
  --pictures FOLDER         where picture files lie (PICTURES_FOLDER)
  --models FOLDER           where 3D models lie (FILES_FOLDER)
  --market "NAME=USD"       currency of a market that is neither a country nor a currency (repeatable)
`

/**
 * `npm run import`: imports a product file, even while the shop is running. Exit code 1 if a product is
 * refused.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
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
  if (csvPath === undefined || positionals.length > 1) {
    console.error(USAGE)
    return 1
  }
  const configuration = readConfiguration()
  const { store, house } = configuration
  const base = await chooseBaseCurrency(values.currency, house.currencies, {
    input: process.stdin,
    output: process.stderr,
  })
  const place = await openShopDatabase(configuration)
  const database = openDatabase(place.url)
  const bar = createProgressBar(process.stderr)
  try {
    await prepareDatabase(database)
    const refreshed = await refreshConversions({
      database,
      currencies: house.currencies,
      loadReferenceRates: referenceRatesFrom(fetch),
      now: new Date(),
    })
    const isDryRun = values['dry-run'] || values.plan !== undefined
    const mapping = await openMapping(database, { plan: values.plan, mapping: values.mapping, isDryRun })
    const pictures = followPictures({
      database,
      configuration,
      isAllowing: values['allow-images'],
      isFetching: values['fetch-images'],
      isDryRun,
      bar,
    })
    const options = {
      csvPath,
      base,
      translationsPaths: values.translations,
      picturesFolder: values.pictures ?? store.picturesFolder,
      modelsFolder: values.models ?? store.filesFolder,
      markets: parseMarkets(values.market),
      map: mapping.map,
      onProduct: pictures.add,
      isDryRun,
      onProgress: bar.show,
    }
    const report = await importCatalogue(database, options)
    bar.clear()
    printReport(report, isDryRun)
    for (const line of priceLines(report, house.currencies, refreshed)) console.log(line)
    for (const line of deliveryLines(report, house.delivery)) console.log(line)
    await mapping.finish()
    await pictures.finish((add) => importCatalogue(database, { ...options, onProduct: add }))
    return report.refusals.length > 0 ? 1 : 0
  } finally {
    bar.clear()
    await database.close()
    await place.close()
  }
}

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Western European)',
}
const DELIMITERS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

const FORMATS = { shopify: 'Shopify', matrixify: 'Matrixify', woocommerce: 'WooCommerce', magento: 'Magento' }

function formatLine({ productFormat, decimalMark, ...format }: ImportReport['understood']): string {
  const prices = decimalMark === null ? '' : `, prices with a decimal ${decimalMark}`
  const table =
    'sheet' in format
      ? `sheet "${format.sheet}" of an Excel workbook`
      : `${ENCODINGS[format.encoding]}, separated by ${DELIMITERS[format.delimiter]}`
  return `Read as: ${FORMATS[productFormat]} products, ${table}${prices}`
}

function printReport(report: ImportReport, isDryRun: boolean): void {
  console.log(formatLine(report.understood))
  for (const refusal of report.refusals) {
    const where = refusal.handle === null ? `line ${refusal.line}` : `line ${refusal.line}, ${refusal.handle}`
    console.log(`${where}: ${refusalText(refusal)} (${refusal.code})`)
  }
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
