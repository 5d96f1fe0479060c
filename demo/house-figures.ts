import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTRIBUTE_KEYS, parseProductAttributes } from '../domain/product/product-attributes.ts'
import { TRADE_STANDINGS } from '../domain/visitor/roles.ts'
import { CASES } from './catalogue/cases.ts'
import { type CatalogueProduct, catalogueProducts } from './catalogue/catalogue.ts'
import { findPictures, photographedProducts } from './catalogue/pictures.ts'
import { PIECES } from './models/house.ts'
import { ORDER_OUTCOMES, PEOPLE } from './people/people.ts'
import { type PictureLedger, readLedger } from './studio/ledger.ts'
import { SHOTS } from './studio/shots/all.ts'

/** A count of something in the demonstration. `least` and `most` are the limits that we set ourselves. */
export type HouseFigure = { what: string; count: number; least?: number; most?: number }

const MEGABYTE = 1024 * 1024

/** Counts the contents of the demonstration, with the required numbers; sizes in megabytes. `demo` is its folder. */
export async function houseFigures(demo: string): Promise<HouseFigure[]> {
  const ledger = await readLedger(join(demo, 'pictures'))
  const products = photographedProducts(catalogueProducts(), ledger)
  const files = join(demo, 'files')
  return [
    { what: 'products', count: products.length, least: 120 },
    { what: 'drawn pieces', count: PIECES.length, least: 36 },
    { what: 'workshops', count: new Set(products.map(({ specs }) => specs.artisan)).size, least: 16 },
    ...pictureFigures(products, ledger),
    ...variantFigures(products),
    ...peopleFigures(),
    { what: 'masters, MB', count: await megabytesIn(join(demo, 'pictures'), '.webp'), most: 60 },
    { what: 'largest GLB, MB', count: await largestIn(files, '.glb'), most: 0.4 },
    { what: 'largest USDZ, MB', count: await largestIn(files, '.usdz'), most: 3 },
  ]
}

function pictureFigures(products: readonly CatalogueProduct[], ledger: PictureLedger): HouseFigure[] {
  const pictureNames = Object.keys(ledger)
  const withSecondPicture = products.filter((product) => findPictures(product, ledger).length > 1)
  const rooms = products.filter(({ specs }) => viewOf(specs.variants[0].picture, 'room') in ledger)
  const variants = products.flatMap(({ specs }) => specs.variants)
  return [
    { what: 'pictures', count: pictureNames.length, least: SHOTS.length },
    { what: 'products with a second picture', count: withSecondPicture.length, least: products.length },
    { what: 'products in a room or a styled scene', count: rooms.length, least: 40 },
    { what: 'wide scenes', count: pictureNames.filter((name) => name.endsWith('-wide')).length, least: 12 },
    {
      what: 'variants in their own finish',
      count: variants.filter(({ picture }) => picture in ledger).length,
      least: variants.length,
    },
  ]
}

function variantFigures(products: readonly CatalogueProduct[]): HouseFigure[] {
  const variants = products.flatMap(({ specs }) => specs.variants)
  const count = (isCase: (variant: (typeof variants)[number]) => boolean) => variants.filter(isCase).length
  return [
    {
      what: 'variants: sold out',
      count: count(({ units, continues }) => units === 0 && !continues),
      least: 1,
    },
    { what: 'variants: compare-at price', count: count(({ compareAt }) => Boolean(compareAt)), least: 1 },
  ]
}

/** Counts the examples of every role and every order outcome. */
function peopleFigures(): HouseFigure[] {
  const orders = PEOPLE.flatMap((person) => person.orders)
  const outcomes = ORDER_OUTCOMES.map((outcome) => ({
    what: `orders: ${outcome}`,
    count: orders.filter((order) => order.outcome === outcome).length,
    least: 1,
  }))
  const standings = TRADE_STANDINGS.map((standing) => ({
    what: `trade clients: ${standing}`,
    count: PEOPLE.filter(({ company }) => company?.standing === standing).length,
    least: 1,
  }))
  return [
    { what: 'people', count: PEOPLE.length, least: 5 },
    ...standings,
    { what: 'past orders', count: orders.length, least: ORDER_OUTCOMES.length },
    ...outcomes,
  ]
}

function viewOf(mainPicture: string, view: string): string {
  return mainPicture.replace(/main$/, view)
}

/** The number of products in each state of the specification, from the rows of a product file. */
export function caseFigures(rows: readonly Readonly<Record<string, string>>[]): HouseFigure[] {
  const all = rows
    .filter(({ Title }) => Title !== '')
    .map((row) =>
      parseProductAttributes(
        new Map(ATTRIBUTE_KEYS.map((key) => [key, row[`${key} (product.metafields.custom.${key})`] ?? ''])),
      ),
    )
  return Object.entries(CASES).map(([what, isCase]) => ({ what, count: all.filter(isCase).length, least: 1 }))
}

async function sizesIn(folder: string, ending: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size / MEGABYTE))
}

async function megabytesIn(folder: string, ending: string): Promise<number> {
  return (await sizesIn(folder, ending)).reduce((sum, size) => sum + size, 0)
}

async function largestIn(folder: string, ending: string): Promise<number> {
  return Math.max(0, ...(await sizesIn(folder, ending)))
}
