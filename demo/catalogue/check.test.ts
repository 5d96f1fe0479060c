import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '../../domain/market/language.ts'
import { CURRENCIES } from '../../domain/money/money.ts'
import {
  ATTRIBUTE_KEYS,
  type ProductAttributes,
  parseProductAttributes,
} from '../../domain/product/product-attributes.ts'
import { importCatalogue } from '../../services/commerce/import/import-catalogue.ts'
import { freshDatabase } from '../../tests/support/database.ts'
import { readLedger } from '../studio/ledger.ts'
import { readPieceFiles } from './ar-files.ts'
import { CASES } from './cases.ts'
import { catalogueProducts, getHandle } from './catalogue.ts'
import { findPictures, photographedProducts } from './pictures.ts'
import { writeProductFile } from './product-file.ts'
import { TRANSLATED_LANGUAGES, writeTranslationFile } from './translation-file.ts'

const DEMO = join(import.meta.dirname, '..')
const PICTURES = join(DEMO, 'pictures')
const csvPath = join(DEMO, 'catalogue/products.csv')
const translationPath = (language: string) => join(DEMO, `catalogue/translations.${language}.json`)

const ledger = await readLedger(PICTURES)
const products = photographedProducts(catalogueProducts(), ledger)
const csv = await readFile(csvPath, 'utf8')
const rows = z.array(z.record(z.string(), z.string())).parse(parse(csv, { columns: true }))
const heads = rows.filter((row) => row.Title !== '')
const attributes = new Map(heads.map((row) => [row.Handle ?? '', attributesIn(row)]))
const database = await freshDatabase('commerce')
afterAll(() => database.close())

test('the generated files match the catalogue', async () => {
  expect(csv).toBe(writeProductFile(products, ledger, await readPieceFiles(join(DEMO, 'files'))))
  for (const language of TRANSLATED_LANGUAGES) {
    const text = await readFile(translationPath(language), 'utf8')
    expect(text).toBe(writeTranslationFile(products, language, ledger))
  }
})

test('the import accepts every product', async () => {
  const report = await importCatalogue(database, {
    base: 'EUR',
    csvPath,
    translationsPaths: TRANSLATED_LANGUAGES.map(translationPath),
    picturesFolder: PICTURES,
  })
  expect(report).toMatchObject({ created: products.length, refused: 0, refusals: [], unusedTranslations: [] })
  expect([...report.notes]).toEqual([])
})

test('every picture exists, large enough, light enough, and listed in the ledger', async () => {
  for (const [name, specs] of Object.entries(ledger)) {
    const file = join(PICTURES, `${name}.webp`)
    const { width, height } = await sharp(file).metadata()
    expect({ name, width, height }).toEqual({ name, width: specs.width, height: specs.height })
    expect(specs.width, name).toBeGreaterThanOrEqual(800)
    expect((await stat(file)).size, name).toBeLessThan(specs.width < 1600 ? 300_000 : 400_000)
  }
  for (const { Handle, 'Image Src': source, 'Image Alt Text': alt } of rows) {
    if (source === '') continue
    expect(Object.keys(ledger), `${Handle} ${source}`).toContain(source?.replace('.webp', ''))
    expect(alt, `${Handle} ${source}`).not.toBe('')
  }
})

test('no two products share a picture, and each has its own main picture', () => {
  const named = products.flatMap((product) => findPictures(product, ledger).map(({ name }) => name))
  expect(new Set(named).size).toBe(named.length)
  for (const { name, specs } of products)
    expect(Object.keys(ledger), name).toContain(specs.variants[0].picture)
})

test('every variant has prices in three currencies, and the trade price is lower', () => {
  for (const { name, specs } of products) {
    for (const { prices, compareAt } of specs.variants) {
      for (const currency of CURRENCIES) {
        expect(prices[currency], name).toBeGreaterThan(0)
        if (compareAt) expect(compareAt[currency], name).toBeGreaterThan(prices[currency])
      }
    }
    const trade = attributes.get(getHandle(name))?.tradePrice
    for (const currency of CURRENCIES) {
      const tradeMinor = trade?.[currency] ?? null
      expect(tradeMinor === null, name).toBe(specs.tradeShare === null)
      expect(tradeMinor ?? 0, name).toBeLessThan(specs.variants[0].prices[currency] * 100)
    }
  }
})

test('every product is in an existing category', async () => {
  const document = z.object({ canonicalPath: z.string() })
  const text = await readFile(join(DEMO, 'content/categories.json'), 'utf8')
  const paths = z
    .array(document)
    .parse(JSON.parse(text))
    .map(({ canonicalPath }) => canonicalPath)
  for (const { name, specs } of products) expect(paths, name).toContain(specs.category)
})

test('recommended pieces exist and differ from the product', () => {
  const handles = products.map(({ name }) => getHandle(name))
  for (const [handle, { recommended }] of attributes) {
    expect(handles).toEqual(expect.arrayContaining([...recommended]))
    expect(recommended).not.toContain(handle)
  }
})

test('seat and arm heights are below the height of the piece', () => {
  for (const [handle, { dimensions }] of attributes) {
    const { widthCm, heightCm, depthCm, seatHeightCm, armHeightCm, weightKg } = dimensions
    for (const value of [widthCm, heightCm, depthCm, weightKg]) expect(value, handle).toBeGreaterThan(0)
    expect(seatHeightCm ?? 0, handle).toBeLessThan(heightCm ?? 0)
    expect(armHeightCm ?? 0, handle).toBeLessThan(heightCm ?? 0)
  }
})

test('the demonstration has an example of every case', () => {
  const all = [...attributes.values()]
  const missing = Object.entries(CASES).filter(([, isCase]) => !all.some(isCase))
  expect(missing.map(([name]) => name)).toEqual([])
  const units = products.flatMap(({ specs }) => specs.variants)
  expect(units.some((variant) => variant.units === 0 && !variant.continues)).toBe(true)
  expect([1, 2, 5].every((few) => units.some((variant) => variant.units === few))).toBe(true)
  expect(units.some((variant) => variant.compareAt)).toBe(true)
  expect(new Set(all.map(({ artisanSlug }) => artisanSlug)).size).toBeGreaterThanOrEqual(8)
})

test('slugs are unique in every language', () => {
  for (const language of LANGUAGES) {
    const slugs = products.map(({ words }) => words.slug[language])
    expect(new Set(slugs).size, language).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

function attributesIn(row: Record<string, string>): ProductAttributes {
  const field = (key: string) => row[`${key} (product.metafields.custom.${key})`] ?? ''
  return parseProductAttributes(new Map(ATTRIBUTE_KEYS.map((key) => [key, field(key)])))
}
