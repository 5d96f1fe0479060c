import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPieceFiles } from '../catalogue/ar-files.ts'
import { catalogueProducts } from '../catalogue/catalogue.ts'
import { photographedProducts } from '../catalogue/pictures.ts'
import { writeProductFile } from '../catalogue/product-file.ts'
import { TRANSLATED_LANGUAGES, writeTranslationFile } from '../catalogue/translation-file.ts'
import { readLedger } from '../studio/ledger.ts'

/** Writes the product file and the translations of the demonstration from demo/catalogue. */
const demo = join(import.meta.dirname, '..')
const ledger = await readLedger(join(demo, 'pictures'))
const all = catalogueProducts()
const products = photographedProducts(all, ledger)
const files = await readPieceFiles(join(demo, 'files'))

await writeFile(join(demo, 'catalogue/products.csv'), writeProductFile(products, ledger, files))
for (const language of TRANSLATED_LANGUAGES) {
  const text = writeTranslationFile(products, language, ledger)
  await writeFile(join(demo, `catalogue/translations.${language}.json`), text)
}
console.log(
  `${products.length} products of ${all.length} are photographed, ${Object.keys(ledger).length} pictures`,
)
