import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Currency } from '#domain/money/money.ts'
import { recordFetchedPicture } from '#services/kernel/pictures/fetched-pictures.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { importCollections } from '../import/collections/import-collections.ts'
import { readCollections } from '../import/collections/read-collections.ts'
import { fileText, manyVariantRows, writeFixture } from '../import/fixtures/product-file.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { createMapper } from '../import/mapping/create-mapper.ts'
import { DEFAULT_MAPPING } from '../import/mapping/mapping-file.ts'
import { exportCatalogue } from './export-catalogue.ts'

const database = await freshDatabase('commerce')
const other = await freshDatabase('commerce')
afterAll(async () => {
  await database.close()
  await other.close()
})
beforeEach(async () => {
  for (const { pool } of [database, other])
    await pool.query('truncate commerce.products, commerce.collections cascade')
})

const folder = await mkdtemp(join(tmpdir(), 'round-trip-'))

/** A real export of a shop: two products, one with variants and more pictures than variants. */
const STOCK = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Gender,Color (product.metafields.shopify.color-pattern),Shipping (product.metafields.custom.shippingCosts),Details (product.metafields.custom.details),Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Included / United States,Price / United States,Compare At Price / United States,Included / International,Price / International,Compare At Price / International,Status,Collection
aurora-chair,Aurora chair,"<p>W 120 × D 60 × H 75 cm, <b>solid</b> oak.</p>
<p>""Made"" to last</p>",Northwind Supply,Furniture > Chairs,Chair,"oak, dining, new in",true,Finish,Natural,,Size,Small,'0012,9000,shopify,5,deny,manual,240.00,300.00,true,true,'4006381333931,https://cdn.example/aurora-1.jpg?v=17,1,Front,false,Aurora | Northwind,A chair,unisex,oak; natural,"[{""market"":""EU"",""amount"":{""EUR"":""9.0"",""USD"":""9.9"",""GBP"":""7.9""}}]","{""care"":""Dry cloth"",""a"":[1,2]}",https://cdn.example/aurora-2.jpg,kg,,80.00,true,260.00,310.00,true,255.00,,active,Dining room
aurora-chair,,,,,,,,,Natural,,,Large,0013,12000,shopify,0,continue,manual,280.00,,true,true,,https://cdn.example/aurora-2.jpg,2,,,,,,,,,https://cdn.example/aurora-2.jpg,kg,,90.00,true,300.00,,true,295.00,,,
aurora-chair,,,,,,,,,Black,,,Small,0014,9000,,3,deny,manual,0.00,,true,false,,https://cdn.example/aurora-3.jpg,3,Detail,,,,,,,,,,,,true,0.00,,true,,,,
aurora-chair,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.example/aurora-4.jpg,4,,,,,,,,,,,,,,,,,,,,
gift-card,Gift card,,Northwind Supply,,,,false,Title,Default Title,,,,,0,,0,deny,manual,50.00,,false,false,,,,,true,,,,,,,,kg,,,false,,,true,,,draft,
`

/** With the headers of 2026, in dollars, and its columns in another order. */
const NEW_HEADERS = `SKU,Price,Compare-at price,Title,URL handle,Description,Option1 name,Option1 value,Status,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL,Type,Tags,Published on online store,Charge tax,Requires shipping
B-1,19.99,,Bread knife,bread-knife,<p>Steel.</p>,Title,Default Title,Active,shopify,12,FALSE,250,https://cdn.example/knife.jpg,1,Knife,,Knives,steel,TRUE,TRUE,TRUE
B-2,9.50,12,Dough scraper,dough-scraper,,Color,Red,Active,shopify,1,TRUE,90,,,,,Scrapers,,TRUE,TRUE,TRUE
B-3,9.50,,,dough-scraper,,,Blue,,,,,90,,,,,,,,,
`

const GERMAN = Buffer.from(
  `Handle;Title;Body (HTML);Vendor;Tags;Variant Price;Variant Inventory Qty;Variant Inventory Tracker;Collection;Material (product.metafields.custom.material)
glas-bär;Glasbär für Öl;<p>Größe 12 × 8 cm</p>;Müller;Küche;1.250,00;3;shopify;Küche & Tisch;["Glas","Öl"]
`,
  'latin1',
)

const TRANSLATIONS = {
  'aurora-chair': {
    de: {
      title: 'Stuhl Aurora',
      handle: 'stuhl-aurora',
      descriptionHtml: '<p>Eiche</p>',
      material: ['Eiche'],
      options: { Finish: { name: 'Oberfläche', values: { Natural: 'Natur', Black: 'Schwarz' } }, Size: {} },
      seo: { title: 'Aurora' },
      alt: ['Vorne', '', 'Ausschnitt'],
      metafields: { 'custom.color': '["Natur"]' },
    },
    fr: { options: { Finish: { values: { Black: 'Noir' } } } },
  },
}

const FILES: [string, string | Buffer, Currency, object | null][] = [
  ['a stock export with prices of several currencies', STOCK, 'EUR', null],
  ['a stock export with translations', STOCK, 'EUR', TRANSLATIONS],
  ['the headers of 2026 in dollars', NEW_HEADERS, 'USD', null],
  [
    'a product with as many variants as the platform allows',
    fileText(manyVariantRows('many', 2048)),
    'EUR',
    null,
  ],
  ['a German spreadsheet in Windows-1252', GERMAN, 'EUR', null],
]

function importInto(into: typeof database, base: Currency, csvPath: string, translationsPath: string | null) {
  return importCatalogue(into, {
    base,
    csvPath,
    translationsPaths: translationsPath === null ? [] : [translationsPath],
    picturesFolder: '/nowhere',
    map: createMapper(DEFAULT_MAPPING, { isProposing: true }).map,
  })
}

async function exportFrom(from: typeof database, base: Currency, hasCurrentStock = false) {
  const csvPath = join(folder, 'out.csv')
  const translationsPath = join(folder, 'out.json')
  const collectionsPath = join(folder, 'out.collections.csv')
  const files = { csvPath, translationsPath, collectionsPath }
  const report = await exportCatalogue(from, { ...files, base, hasCurrentStock })
  return {
    csvPath,
    collectionsPath,
    translationsPath: report.translated > 0 ? translationsPath : null,
    report,
  }
}

// spec 9: all variants of a product are imported and exported, up to 2,048
test.each(FILES)(
  '%s is exported, and imported again without a change',
  async (_, content, base, translations) => {
    const csvPath = await writeFixture(content)
    const translationsPath = translations && (await writeFixture(JSON.stringify(translations), 'texts.json'))
    const { created, refusals } = await importInto(database, base, csvPath, translationsPath)
    expect({ created: created > 0, refusals }).toEqual({ created: true, refusals: [] })

    const out = await exportFrom(database, base)
    expect(out.report).toMatchObject({ products: created, translated: translations ? 1 : 0 })
    const unchanged = { created: 0, changed: 0, unchanged: created, refused: 0 }
    expect(await importInto(database, base, out.csvPath, out.translationsPath)).toMatchObject(unchanged)
    expect(await importInto(database, base, csvPath, translationsPath)).toMatchObject(unchanged)

    const text = await readFile(out.csvPath, 'utf8')
    await importInto(other, base, out.csvPath, out.translationsPath)
    const elsewhere = await exportFrom(other, base)
    expect(await readFile(elsewhere.csvPath, 'utf8')).toBe(text)
  },
)

async function setUp(): Promise<void> {
  await importInto(database, 'EUR', await writeFixture(STOCK), null)
}

function readStock(handle: string) {
  return database.pool.query<{ on_hand: number }>(
    `select on_hand from commerce.inventory i join commerce.variants v on v.id = i.variant_id
     join commerce.products p on p.id = v.product_id where p.handle = $1 order by v.position`,
    [handle],
  )
}

test('pieces that were sold after an export are not restored by its import', async () => {
  await setUp()
  await database.pool.query('update commerce.inventory set on_hand = on_hand - 1 where on_hand = 5')
  const { csvPath } = await exportFrom(database, 'EUR')
  expect(await importInto(database, 'EUR', csvPath, null)).toMatchObject({ changed: 0 })
  expect((await readStock('aurora-chair')).rows[0]).toEqual({ on_hand: 4 })
  const current = await exportFrom(database, 'EUR', true)
  expect(await readFile(current.csvPath, 'utf8')).toMatch(/shopify,4,deny/)
})

test('a downloaded picture is exported with the address that it came from', async () => {
  const url = 'https://cdn.example/aurora-2.jpg'
  await recordFetchedPicture(database, url, { name: 'a2.jpg', width: 60, height: 80 })
  await setUp()
  const { csvPath } = await exportFrom(database, 'EUR')
  const text = await readFile(csvPath, 'utf8')
  expect(text.split(url)).toHaveLength(4)
  expect(text).not.toContain('/pictures/')
  expect(await importInto(database, 'EUR', csvPath, null)).toMatchObject({ changed: 0 })
  await database.pool.query('delete from kernel.fetched_pictures')
})

test('a converted price is not exported', async () => {
  await importInto(database, 'USD', await writeFixture(NEW_HEADERS), null)
  await database.pool.query(
    `insert into commerce.variant_prices (variant_id, currency, price_minor, is_converted)
     select variant_id, 'EUR', 1234, true from commerce.variant_prices`,
  )
  const { csvPath } = await exportFrom(database, 'USD')
  const text = await readFile(csvPath, 'utf8')
  expect(text).not.toContain('Price / EUR')
  expect(text).not.toContain('12.34')
  expect(await importInto(database, 'USD', csvPath, null)).toMatchObject({ changed: 0 })
})

test('a collection with a comma in its title is exported, and imported again without a change', async () => {
  await setUp()
  await database.pool.query(
    `update commerce.collections set title = 'Dining, and more', handle = 'dining-and-more'`,
  )
  const { csvPath } = await exportFrom(database, 'EUR')
  expect(await importInto(database, 'EUR', csvPath, null)).toMatchObject({ changed: 0 })
  await importInto(other, 'EUR', csvPath, null)
  const { rows } = await other.pool.query('select title from commerce.collections')
  expect(rows).toEqual([{ title: 'Dining, and more' }])
})

const COLLECTIONS = `Handle,Title,Title (de),Body HTML,Body HTML (de),Published,Image Src,Metafield: title_tag [string],Must Match,Rule: Product Column,Rule: Relation,Rule: Condition,Product: Handle
oak,"Oak, and more",Eiche,<p>Solid.</p>,<p>Massiv.</p>,TRUE,https://cdn.example/oak.jpg,Oak | Northwind,any condition,Tag,Equals,oak,
oak,,,,,,,,,Variant Price,Less Than,100.5,
oak,,,,,,,,,Compare At Price,Is Set,,
hidden,Hidden,,,,FALSE,,,,,,,
dining,Dining room,,,,,,,,,,,aurora-chair
`

// spec 3: an export of collections is imported again without a change
test('custom and smart collections are exported, and imported again without a change', async () => {
  await setUp()
  const path = await writeFixture(COLLECTIONS, 'collections.csv')
  const importFile = async (into: typeof database, from: string) =>
    importCollections(into, await readCollections(from, 'EUR'))
  expect(await importFile(database, path)).toMatchObject({ created: 2, changed: 1, refused: 0 })
  const out = await exportFrom(database, 'EUR')
  expect(out.report).toMatchObject({ collections: 3 })
  const text = await readFile(out.collectionsPath, 'utf8')
  expect(await importInto(database, 'EUR', out.csvPath, null)).toMatchObject({ changed: 0 })
  const unchanged = { created: 0, changed: 0, unchanged: 3, refused: 0 }
  expect(await importFile(database, out.collectionsPath)).toMatchObject(unchanged)
  expect(await importFile(database, path)).toMatchObject(unchanged)

  await importInto(other, 'EUR', out.csvPath, null)
  await importFile(other, out.collectionsPath)
  const elsewhere = await exportFrom(other, 'EUR')
  expect(await readFile(elsewhere.collectionsPath, 'utf8')).toBe(text)
})

test('an edited export changes the product concerned only', async () => {
  await setUp()
  const { csvPath } = await exportFrom(database, 'EUR')
  const edited = (await readFile(csvPath, 'utf8')).replace('280.00', '290.00')
  const report = await importInto(database, 'EUR', await writeFixture(edited), null)
  expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
})

test('an export that fails leaves no file', async () => {
  const csvPath = join(folder, 'missing', 'out.csv')
  const failing = exportCatalogue(database, {
    csvPath,
    translationsPath: join(folder, 'left.json'),
    collectionsPath: join(folder, 'left.csv'),
    base: 'EUR',
  })
  await expect(failing).rejects.toThrow('ENOENT')
  await expect(readFile(join(folder, 'left.json.part'))).rejects.toThrow('ENOENT')
})
