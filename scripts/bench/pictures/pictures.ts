import { readFileSync } from 'node:fs'
import { type CatalogueProduct, catalogueProducts } from '@bottega/demo-house/catalogue/catalogue.ts'
import { findPictures, photographedProducts } from '@bottega/demo-house/catalogue/pictures.ts'
import { type PictureLedger, readLedger } from '@bottega/demo-house/studio/ledger.ts'
import { MATCHES_MAX } from '#contracts/visual.ts'
import { createDescriptorEmbedder } from '#services/visual/descriptor/embedder.ts'
import { getNorm, type Look, toLook } from '#services/visual/look.ts'
import { openPicture } from '#services/visual/picture/open-picture.ts'
import type { RgbPicture } from '#services/visual/picture/rgb-picture.ts'
import { computeLooks, type Nearest, nearestToAny } from '#services/visual/query/query-looks.ts'
import { openTransformerEmbedder } from '#services/visual/transformer/embedder.ts'
import { atLeast, type Figure } from '../figures.ts'
import { chanceFrom } from './chance.ts'
import { copiedPictures, degradedPictures, type PictureQuery } from './picture-queries.ts'

/**
 * The built-in embedding, or the model that the shop would use
 * (docs/decisions/0019-search-pictures-without-a-trained-model.md).
 */
const model = process.env.EMBEDDING_MODEL
const embedder = model
  ? await openTransformerEmbedder({ model, cacheFolder: 'data/models' })
  : createDescriptorEmbedder()

type IndexedPicture = { readonly product: string; readonly picture: string; readonly look: Look }
/** `picture`: the one used for the search, which is excluded from the results; empty for a variation. */
type Query = {
  readonly kind: string
  readonly product: string
  readonly picture: string
  readonly looks: readonly Look[]
}

/**
 * Measures how well pieces of the demonstration house are found by picture: recall@1 and recall@10, over all its
 * products. All pictures of all products are indexed, as in the shop, except the query itself. Variations of a main
 * picture (crops etc.) should find its product, and so should the view from another side. A room also shows other
 * pieces, and a detail only part of one, so their results are reported without a target.
 */
export async function measurePictures(): Promise<Figure[]> {
  const ledger = await readLedger('demo/pictures')
  const products = photographedProducts(catalogueProducts(), ledger)
  const indexed: IndexedPicture[] = []
  for (const product of products) {
    for (const picture of namesOf(product, ledger)) {
      indexed.push({ product: product.name, picture, look: await lookOf(readPicture(picture)) })
    }
  }
  const degraded = await queriesFromMain(products, ledger, {
    variations: degradedPictures(chanceFrom(7)),
    indexed,
  })
  const copied = await queriesFromMain(products, ledger, { variations: copiedPictures(), indexed })
  const views: Query[] = []
  for (const { product, picture } of indexed) {
    const [kind] = /(angle|room|detail)$/.exec(picture) ?? []
    if (kind === undefined) continue
    const looks = await looksOf(readPicture(picture), nearestOf(indexed, picture))
    views.push({ kind, product, picture, looks })
  }
  const { angle = [], scene = [] } = Object.groupBy(views, ({ kind }) =>
    kind === 'angle' ? 'angle' : 'scene',
  )
  return [
    { what: 'products, pictures', value: `${products.length}, ${indexed.length}` },
    ...figuresOf(degraded, indexed, [0.9, 0.97]),
    ...figuresOf(copied, indexed, [0.8, 0.9]),
    ...figuresOf(angle, indexed, [0.6, 0.85]),
    ...rowsOf(scene, indexed),
  ]
}

function namesOf(product: CatalogueProduct, ledger: PictureLedger): string[] {
  return findPictures(product, ledger).map(({ name }) => name)
}

function readPicture(name: string): Buffer {
  return readFileSync(`demo/pictures/${name}.webp`)
}

async function decode(bytes: Buffer): Promise<RgbPicture> {
  const picture = await openPicture(bytes, { kinds: ['jpeg', 'png', 'webp'], region: null })
  if (!picture.ok) throw new Error(picture.code)
  return picture.value
}

/** The look with which a product's picture is indexed. */
async function lookOf(bytes: Buffer): Promise<Look> {
  return toLook(await embedder.embed(await decode(bytes)))
}

/** The looks with which a picture is searched for. */
async function looksOf(bytes: Buffer, nearest: Nearest): Promise<readonly Look[]> {
  return computeLooks(await decode(bytes), embedder, nearest)
}

/** Compares a look with all known pictures except one; each product counts by its nearest picture. */
function nearestOf(indexed: readonly IndexedPicture[], except: string): Nearest {
  return (look, limit) => {
    const best = new Map<string, number>()
    for (const { product, picture, look: other } of indexed) {
      if (picture === except) continue
      best.set(product, Math.max(best.get(product) ?? -1, likeness(look, other)))
    }
    return [...best]
      .map(([number, value]) => ({ number, likeness: value }))
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, limit)
  }
}

async function queriesFromMain(
  products: readonly CatalogueProduct[],
  ledger: PictureLedger,
  { variations, indexed }: { variations: readonly PictureQuery[]; indexed: readonly IndexedPicture[] },
): Promise<Query[]> {
  const queries: Query[] = []
  const nearest = nearestOf(indexed, '')
  for (const product of products) {
    const [main = ''] = namesOf(product, ledger)
    for (const { kind, make } of variations) {
      const looks = await looksOf(await make(readPicture(main)), nearest)
      queries.push({ kind, product: product.name, picture: '', looks })
    }
  }
  return queries
}

function figuresOf(
  queries: readonly Query[],
  indexed: readonly IndexedPicture[],
  [first, ten]: [number, number],
): Figure[] {
  const whole = recallOf(queries, indexed)
  return [
    ...rowsOf(queries, indexed),
    atLeast(`recall@1 of these ${whole.count}`, whole.atOne, first, ''),
    atLeast(`recall@10 of these ${whole.count}`, whole.atTen, ten, ''),
  ]
}

/** One row per kind, without a target. */
function rowsOf(queries: readonly Query[], indexed: readonly IndexedPicture[]): Figure[] {
  return [...Map.groupBy(queries, ({ kind }) => kind)].map(([kind, group]) => {
    const { count, atOne, atTen } = recallOf(group, indexed)
    return { what: `${kind} (${count})`, value: `@1 ${atOne.toFixed(2)}  @10 ${atTen.toFixed(2)}` }
  })
}

function recallOf(queries: readonly Query[], indexed: readonly IndexedPicture[]) {
  const ranks = queries.map((query) => rankOf(query, indexed))
  const share = (most: number) => ranks.filter((rank) => rank <= most).length / Math.max(1, ranks.length)
  return { count: ranks.length, atOne: share(1), atTen: share(10) }
}

/** The rank of the product among the results. */
function rankOf({ looks, picture, product }: Query, indexed: readonly IndexedPicture[]): number {
  const found = nearestToAny(looks, MATCHES_MAX, nearestOf(indexed, picture))
  const index = found.findIndex(({ number }) => number === product)
  return index < 0 ? MATCHES_MAX : index + 1
}

function likeness(one: Look, other: Look): number {
  const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
  return product / getNorm(one) / getNorm(other)
}
