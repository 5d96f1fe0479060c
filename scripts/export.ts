import { parseArgs } from 'node:util'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { exportCatalogue } from '#services/commerce/export/export-catalogue.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { chooseBaseCurrency } from './import/base-currency.ts'
import { createProgressBar } from './import/progress-bar.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run export -- products.csv [options]

  products.csv              where the products are written, in the format that npm run import reads
  --translations FILE       where their texts in other languages are written (products.translations.json)
  --collections FILE        where the collections are written (products.collections.csv)
  --currency EUR            the currency of the plain price columns (currencies.base in house.json)
  --stock                   write the current stock instead of the numbers of the last import
`

/** `npm run export`: writes all products to a file, even while the shop is running. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      translations: { type: 'string' },
      collections: { type: 'string' },
      currency: { type: 'string' },
      stock: { type: 'boolean', default: false },
    },
  })
  const [csvPath] = positionals
  if (csvPath === undefined || positionals.length > 1) {
    console.error(USAGE)
    return 1
  }
  const name = csvPath.replace(/\.csv$/i, '')
  const translationsPath = values.translations ?? `${name}.translations.json`
  const collectionsPath = values.collections ?? `${name}.collections.csv`
  const configuration = readConfiguration()
  const base = await chooseBaseCurrency(values.currency, configuration.house.currencies, {
    input: process.stdin,
    output: process.stderr,
  })
  const shopDatabase = await openShopDatabase(configuration)
  const database = openDatabase(shopDatabase.url)
  const bar = createProgressBar(process.stderr, 'products')
  try {
    await prepareDatabase(database)
    const { products, translated, collections } = await exportCatalogue(database, {
      csvPath,
      translationsPath,
      collectionsPath,
      base,
      hasCurrentStock: values.stock,
      onProgress: ({ done, total }) => bar.show({ bytesRead: done, bytesTotal: total, rows: done }),
    })
    bar.clear()
    console.log(`Products: ${products} in ${csvPath}`)
    if (translated > 0) console.log(`Translations: of ${translated} products in ${translationsPath}`)
    if (collections > 0) console.log(`Collections: ${collections} in ${collectionsPath}`)
    return 0
  } finally {
    bar.clear()
    await database.close()
    await shopDatabase.close()
  }
}

await runCommand(run, USAGE)
